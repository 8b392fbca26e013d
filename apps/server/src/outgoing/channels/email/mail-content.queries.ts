import type { Database } from '../../../db/database.ts';
import type { EmailChangeTable, PasswordResetTable } from '../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';

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

/** Those of the hashed addresses that a mail server refused for good. */
export async function findRefused(
  db: Database,
  addressHashes: readonly string[],
): Promise<Set<string>> {
  if (addressHashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('refused_address')
    .select('address_hash')
    .where('address_hash', 'in', addressHashes)
    .execute();
  return new Set(rows.map((row) => row.address_hash));
}

/** True when a mail server refused any address for good. */
export async function hasRefused(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('refused_address')
    .select('address_hash')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes addresses that a mail server refused for good. */
export async function insertRefused(
  db: Database,
  addressHashes: readonly string[],
  now: EpochMs,
): Promise<void> {
  if (addressHashes.length === 0) return;
  await db
    .insertInto('refused_address')
    .values(addressHashes.map((address_hash) => ({ address_hash, refused_at: now })))
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}
