import type { Database } from '../../db/database.ts';
import { type RowKey, withKeys } from '../../db/row-keys.ts';
import type { EmailChangeTable, PasswordResetTable } from '../../db/tables/account-tables.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { ReminderTable } from '../../db/tables/reminder-tables.ts';

/** A campaign's mail as it was when sending began. */
export function readCampaignContent(db: Database, campaignId: string) {
  return db
    .selectFrom('campaign')
    .select(['subject', 'html_content', 'text_content'])
    .where('id', '=', campaignId)
    .executeTakeFirst();
}

/** The welcome mail: the template of that category that was changed last. */
export function readWelcomeContent(db: Database) {
  return db
    .selectFrom('email_template')
    .select(['subject', 'html_content', 'text_content'])
    .where('category', '=', 'welcome')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Keeps the hash of a new password link and ends the earlier ones of its user. */
export async function replaceResetToken(db: Database, reset: PasswordResetTable): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', reset.user_id).execute();
  await db.insertInto('password_reset').values(reset).execute();
}

/** The addresses that these users are to have, while that waits for a link to be opened. */
export async function findPendingAddresses(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('email_change')
    .select(['user_id', 'email'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.email]));
}

/** Keeps the hash of the link to a new address, and when it ends. */
export async function setAddressToken(
  db: Database,
  userId: string,
  link: Pick<EmailChangeTable, 'token_hash' | 'expires_at'>,
): Promise<void> {
  await db.updateTable('email_change').set(link).where('user_id', '=', userId).execute();
}

/** What reminders say that are not too late, by the ids that they share with their mails. */
export async function readReminderContents(
  db: Database,
  keys: readonly RowKey[],
  now: EpochMs,
): Promise<ReadonlyMap<string, Pick<ReminderTable, 'title' | 'body' | 'about'>>> {
  if (keys.length === 0) return new Map();
  const rows = await withKeys(db, keys)
    .selectFrom('key')
    .innerJoin('reminder', (join) =>
      join.onRef('reminder.user_id', '=', 'key.user_id').onRef('reminder.id', '=', 'key.id'),
    )
    .select(['reminder.id', 'reminder.title', 'reminder.body', 'reminder.about'])
    .where('reminder.valid_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
