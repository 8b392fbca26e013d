import type { Database } from '../../../db/database.ts';
import type { EmailTemplateTable } from '../../../db/tables/mail-tables.ts';

/** Campaigns that will still read their template. */
const WAITING = ['draft', 'scheduled'] as const;

export async function insertTemplate(db: Database, template: EmailTemplateTable): Promise<void> {
  await db.insertInto('email_template').values(template).execute();
}

export async function replaceTemplate(
  db: Database,
  { id, ...content }: EmailTemplateTable,
): Promise<void> {
  await db.updateTable('email_template').set(content).where('id', '=', id).execute();
}

/** True while a campaign that is not sent yet uses the template. */
export async function isTemplateAwaited(db: Database, templateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaign')
    .select('id')
    .where('template_id', '=', templateId)
    .where('status', 'in', WAITING)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTemplate(db: Database, templateId: string): Promise<void> {
  await db.deleteFrom('email_template').where('id', '=', templateId).execute();
}

/** The user whose data fills a test mail, and who gets it. */
export function findRecipient(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'country'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
