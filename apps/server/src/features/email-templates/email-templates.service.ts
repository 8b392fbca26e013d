import type {
  createEmailTemplate,
  EmailTemplate,
  RouteInput,
  RouteReply,
  sendTestEmail,
} from '@dosewise/contract';
import { recordAdminAct } from '../../activity/audit-log.queries.ts';
import type { AppContext, Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import type { EmailTemplateTable } from '../../db/mail-tables.ts';
import { AppError, refuseFields } from '../../http/app-error.ts';
import { htmlToText } from '../../mail/html-to-text.ts';
import { sendNow } from '../../mail/send-now.ts';
import { fillHtml, fillText, variablesOf } from '../../mail/template-variables.ts';
import { describeUnknownVariables } from '../../mail/unknown-variables.ts';
import * as queries from './email-templates.queries.ts';
import { findTemplate, lockTemplate } from './email-templates.read-model.ts';

type TemplateFields = RouteInput<typeof createEmailTemplate>['body'];

/** Adds a template. Throws beside each field that names a variable that does not exist. */
export function createTemplate(
  scope: Scope,
  adminId: string,
  fields: TemplateFields,
): Promise<EmailTemplate> {
  refuseUnknown(fields);
  const row = templateRow(scope, scope.newId(), fields);
  return inTransaction(scope.db, async (db) => {
    await queries.insertTemplate(db, row);
    await recordAdminAct({ ...scope, db }, adminId, {
      action: 'template_created',
      detail: { name: row.name },
    });
    return requireTemplate(db, row.id);
  });
}

/** Replaces a template. Campaigns that began to send have their own copy. */
export function updateTemplate(
  scope: Scope,
  adminId: string,
  templateId: string,
  fields: TemplateFields,
): Promise<EmailTemplate> {
  refuseUnknown(fields);
  const row = templateRow(scope, templateId, fields);
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.replaceTemplate(db, row))) throw new AppError('not_found');
    await recordAdminAct({ ...scope, db }, adminId, {
      action: 'template_changed',
      detail: { name: row.name },
    });
    return requireTemplate(db, templateId);
  });
}

/** Deletes a template, unless a campaign still waits to be sent with it. */
export function deleteTemplate(scope: Scope, adminId: string, templateId: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    // The lock comes first: whoever adds a campaign takes it too, so none can slip in between.
    const name = await lockTemplate(db, templateId);
    if (name === undefined) throw new AppError('not_found');
    if (await queries.isTemplateAwaited(db, templateId)) throw new AppError('template_in_use');
    await queries.deleteTemplate(db, templateId);
    await recordAdminAct({ ...scope, db }, adminId, {
      action: 'template_deleted',
      detail: { name },
    });
  });
}

/** Sends a template to the admin who asks, filled with the admin's own values. */
export async function sendTest(
  scope: Scope,
  context: AppContext,
  adminId: string,
  templateId: string,
): Promise<RouteReply<typeof sendTestEmail>> {
  const template = await requireTemplate(scope.db, templateId);
  const admin = await queries.findRecipient(scope.db, adminId);
  if (!admin) throw new AppError('unauthorized');
  const values = variablesOf(admin);
  await sendNow(context, {
    to: admin.email,
    subject: fillText(template.subject, values),
    html: fillHtml(template.htmlContent, values),
    text: fillText(template.textContent ?? htmlToText(template.htmlContent), values),
  });
  return { sentTo: admin.email, transport: context.config.smtpUrl ? 'smtp' : 'outbox' };
}

function refuseUnknown({ subject, htmlContent, textContent }: TemplateFields): void {
  refuseFields(describeUnknownVariables({ subject, htmlContent, textContent: textContent ?? '' }));
}

async function requireTemplate(db: Scope['db'], templateId: string): Promise<EmailTemplate> {
  const template = await findTemplate(db, templateId);
  if (!template) throw new AppError('not_found');
  return template;
}

function templateRow(scope: Scope, id: string, fields: TemplateFields): EmailTemplateTable {
  return {
    id,
    name: fields.name,
    description: fields.description,
    subject: fields.subject,
    html_content: fields.htmlContent,
    // An empty text part counts as none: then it is made from the HTML.
    text_content: fields.textContent || null,
    category: fields.category,
    updated_at: scope.now,
  };
}
