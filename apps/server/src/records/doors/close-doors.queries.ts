import type { Database, RecordDatabase } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { withoutAddresses } from '../../db/tables/without-addresses.ts';
import { endAllCare } from './carers.queries.ts';
import { deleteLink } from './oidc-links.queries.ts';

/** Tables that let someone or something into an account, or its records out of it, beside sessions. */
const DOORS = [
  'report_share',
  'webhook',
  'calendar_feed',
  'login_device',
  'email_change',
  'password_reset',
] as const;

interface Closing {
  readonly userId: string;
  readonly now: EpochMs;
  /** The session that stays, with the notifications of its browser. */
  readonly keptTokenHash?: string;
  readonly passkeys: boolean;
  /** True: the linked login at the OpenID provider ends, too. */
  readonly link: boolean;
}

/**
 * Ends all that was opened into an account: sessions, API tokens, shared reports, the calendar, webhooks,
 * the ntfy address, what others may do in its records, mailed links, buttons of reminders, notifications of
 * browsers, and passkeys and the linked login where it says so.
 * A backup holds none of them (`backup-format.ts`).
 */
export async function closeDoors(db: RecordDatabase, closing: Closing): Promise<void> {
  const { userId, keptTokenHash = '', passkeys, link } = closing;
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptTokenHash)
    .execute();
  for (const table of passkeys ? [...DOORS, 'passkey' as const] : DOORS) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  if (link) await deleteLink(db, userId);
  await endAllCare(db, userId, closing.now);
  // Those of the other sessions went with them; of older ones no session is known.
  await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('session_hash', 'is', null)
    .execute();
  await endActs(db, closing);
  await forgetAddresses(db, userId);
}

/** Lets the buttons of reminders that a user was sent until now do nothing. */
export async function endActs(
  db: Database,
  { userId, now }: Pick<Closing, 'userId' | 'now'>,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ acts_ended_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Takes the addresses out of what a user wants to be reminded by. */
async function forgetAddresses(db: RecordDatabase, userId: string): Promise<void> {
  const mine = db.selectFrom('reminder_preference').where('user_id', '=', userId);
  const row = await mine.select('preferences').executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('reminder_preference')
    .set({ preferences: withoutAddresses(row.preferences) })
    .where('user_id', '=', userId)
    .execute();
}
