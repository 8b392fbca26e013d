import type { Database } from '../../db/database.ts';
import type { PasswordResetTable } from '../../db/tables/account-tables.ts';

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
