import type { RouteReply, readSubscription } from '@dosewise/contract';
import type { Config } from '../../config.ts';
import type { Scope } from '../../context.ts';
import { readServerSecret } from '../../db/server-secret.queries.ts';
import { AppError } from '../../http/app-error.ts';
import { readLink } from '../../mail/compose/link-tokens.ts';
import { findSubscription, unsubscribeUser } from './mail-links.queries.ts';

/** Whose subscription a mailed link is about. Throws `not_found` for a link that is not ours. */
export async function describeSubscription(
  scope: Scope,
  token: string,
): Promise<RouteReply<typeof readSubscription>> {
  const row = await findSubscription(scope.db, await userOf(scope, token));
  if (!row) throw new AppError('not_found');
  return { address: maskAddress(row.email), unsubscribed: row.unsubscribed === 1 };
}

/** Ends all mails but those about the account itself, however often it is asked. */
export async function unsubscribeByLink(scope: Scope, token: string): Promise<void> {
  const userId = await userOf(scope, token);
  if (!(await unsubscribeUser(scope.db, userId, scope.now))) throw new AppError('not_found');
}

/** The page that asks whether to unsubscribe; it says so itself when the link is not ours. */
export function unsubscribePage({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
}

async function userOf(scope: Scope, token: string): Promise<string> {
  const secret = await readServerSecret(scope.db, 'mail-links');
  const link = readLink(secret, 'unsubscribe', token);
  if (!link) throw new AppError('not_found');
  return link.userId;
}

/** Enough for its owner to know it again, not enough for anybody else to write to it. */
function maskAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
