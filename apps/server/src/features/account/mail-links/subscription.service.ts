import type { RouteReply, readSubscription } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { readLink } from '../../../outgoing/channels/email/compose/link-tokens.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { endReminderMails } from '../reminders/reminders.write-model.ts';
import { findSubscription, unsubscribeUser } from './mail-links.queries.ts';

/** The subscription that a mailed link is about. Throws `not_found` for a link that is not ours. */
export async function describeSubscription(
  scope: Scope,
  token: string,
): Promise<RouteReply<typeof readSubscription>> {
  const { userId, of } = await openLink(scope, token);
  const row = await findSubscription(scope.db, userId);
  if (!row) throw new AppError('not_found');
  const isOver =
    of === 'all'
      ? row.unsubscribed === 1
      : !(await readPreferences(scope.db, userId)).channels.email;
  return { address: maskAddress(row.email), unsubscribed: isOver, of };
}

/**
 * Ends the mails that a link is about: all but those about the account itself, or reminders. However
 * often it is asked.
 */
export async function unsubscribeByLink(scope: Scope, token: string): Promise<void> {
  const { userId, of } = await openLink(scope, token);
  if (!(await findSubscription(scope.db, userId))) throw new AppError('not_found');
  if (of === 'reminders') await endReminderMails(scope, userId);
  else await unsubscribeUser(scope.db, userId, scope.now);
}

/** The page that asks whether to unsubscribe; it says so itself when the link is not ours. */
export function unsubscribePage({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/unsubscribe#token=${encodeURIComponent(token)}`;
}

interface OpenedLink {
  readonly userId: string;
  readonly of: RouteReply<typeof readSubscription>['of'];
}

async function openLink(scope: Scope, token: string): Promise<OpenedLink> {
  const secret = await readServerSecret(scope.db, 'mail-links');
  const all = readLink(secret, 'unsubscribe', token);
  if (all) return { userId: all.userId, of: 'all' };
  const reminders = readLink(secret, 'end-reminders', token);
  if (!reminders) throw new AppError('not_found');
  return { userId: reminders.userId, of: 'reminders' };
}

/** Enough for its owner to know it again, not enough for anyone else to write to it. */
function maskAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
