import { createHash } from 'node:crypto';
import type { TemplateCategory } from '@dosewise/contract';
import type { UserAccountTable } from '../../../db/tables/account-tables.ts';
import type { Flag } from '../../../db/tables/column-types.ts';

type Topic = 'wants_marketing' | 'wants_product_updates' | 'wants_tips';

/** The topic, of those that a user can choose, that a mail belongs to. */
export const TOPICS: Readonly<Record<TemplateCategory, Topic>> = {
  tips: 'wants_tips',
  welcome: 'wants_product_updates',
  automated: 'wants_product_updates',
  feedback: 'wants_product_updates',
  manual: 'wants_marketing',
  reactivation: 'wants_marketing',
};

/** True for a user who wants mails of `category`. */
export function wantsMail(
  user: Pick<UserAccountTable, Topic> & { readonly unsubscribed: Flag },
  category: TemplateCategory,
): boolean {
  return user.unsubscribed === 0 && user[TOPICS[category]] === 1;
}

/**
 * The hash by which an address that a mail server refused is kept: it outlives the account, so the
 * address itself is not kept.
 */
export function hashAddress(email: string): string {
  return createHash('sha256').update(`refused:${email}`).digest('base64url');
}
