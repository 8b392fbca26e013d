import { isDeepStrictEqual } from 'node:util';
import type {
  createEmailTemplate,
  EmailTemplate,
  RouteInput,
  RouteReply,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import { AppError, refuseFields } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { EmailTemplateTable } from '../../../db/tables/mail-tables.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { htmlToText } from '../../../outgoing/channels/email/compose/html-to-text.ts';
import {
  fillHtml,
  fillText,
  fillVariables,
} from '../../../outgoing/channels/email/compose/template-variables.ts';
import { describeUnknownVariables } from '../../../outgoing/channels/email/compose/unknown-variables.ts';
import { sendNow } from '../../../outgoing/channels/email/transport/send-now.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import * as queries from './email-templates.queries.ts';
import { findTemplate, lockTemplate } from './email-templates.read-model.ts';
import { texts } from './texts.ts';

type TemplateFields = RouteInput<typeof createEmailTemplate>['body'];
type TemplateEdit = RouteInput<typeof updateEmailTemplate>['body'];

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

/**
 * Replaces a template, unless it is newer than the text that the edit is based on. Campaigns that began to send
 * have their own copy.
 */
export function updateTemplate(
  scope: Scope,
  adminId: string,
  templateId: string,
  { basedOn, ...fields }: TemplateEdit,
): Promise<EmailTemplate> {
  refuseUnknown(fields);
  return inTransaction(scope.db, async (db) => {
    const before = await lockTemplate(db, templateId);
    if (!before) throw new AppError('not_found');
    const row = templateRow(
      { ...scope, now: Math.max(scope.now, before.updated_at + 1) },
      templateId,
      fields,
    );
    if (basedOn !== undefined && Date.parse(basedOn) !== before.updated_at) {
      // The same text again: the reply to its first saving got lost.
      if (isSameText(before, row)) return requireTemplate(db, templateId);
      throw new AppError('changed_meanwhile', { sentence: texts.newerText });
    }
    await queries.replaceTemplate(db, row);
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
    // The lock comes first: anyone who adds a campaign takes it too, so none can slip in between.
    const template = await lockTemplate(db, templateId);
    if (!template) throw new AppError('not_found');
    if (await queries.isTemplateAwaited(db, templateId)) throw new AppError('template_in_use');
    await queries.deleteTemplate(db, templateId);
    await recordAdminAct({ ...scope, db }, adminId, {
      action: 'template_deleted',
      detail: { name: template.name },
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
  const { template, admin } = await inTransaction(scope.db, async (db) => ({
    template: await requireTemplate(db, templateId),
    admin: await queries.findRecipient(db, adminId),
  }));
  if (!admin) throw new AppError('unauthorized');
  const values = fillVariables(admin);
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

function isSameText(
  { updated_at: _, ...one }: EmailTemplateTable,
  { updated_at: __, ...other }: EmailTemplateTable,
): boolean {
  return isDeepStrictEqual({ ...one }, other);
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
