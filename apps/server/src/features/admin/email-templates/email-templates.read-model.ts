import { type EmailTemplate, TEMPLATE_VARIABLES } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { EmailTemplateTable } from '../../../db/tables/mail-tables.ts';
import { findVariables } from '../../../outgoing/channels/email/compose/template-variables.ts';

/** Every template in the order of their names. */
export async function listTemplates(db: Database): Promise<EmailTemplate[]> {
  const rows = await db.selectFrom('email_template').selectAll().orderBy('id').execute();
  return rows.map(presentTemplate).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** One template, or undefined. */
export async function findTemplate(db: Database, id: string): Promise<EmailTemplate | undefined> {
  const row = await db
    .selectFrom('email_template')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && presentTemplate(row);
}

/** Locks a template until the transaction ends, so that no one changes or deletes it; its row. */
export function lockTemplate(db: Database, id: string): Promise<EmailTemplateTable | undefined> {
  return db
    .updateTable('email_template')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function presentTemplate(row: EmailTemplateTable): EmailTemplate {
  const texts = [row.subject, row.html_content, row.text_content ?? ''];
  const used = new Set(texts.flatMap((text) => findVariables(text).used));
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    subject: row.subject,
    htmlContent: row.html_content,
    textContent: row.text_content,
    category: row.category,
    variables: TEMPLATE_VARIABLES.filter((variable) => used.has(variable)),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
