import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, id, instant, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { subject } from './mail-fields.ts';

/** The purposes of templates; they decide which topic a mail belongs to. */
export const TEMPLATE_CATEGORIES = [
  'manual',
  'welcome',
  'tips',
  'feedback',
  'automated',
  'reactivation',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** The variables that a template may name, written `{{user_name}}`. */
export const TEMPLATE_VARIABLES = ['user_email', 'user_country', 'user_name'] as const;

export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

export const emailTemplate = named(
  'EmailTemplate',
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    subject: z.string(),
    htmlContent: z.string(),
    textContent: described(z.nullable(z.string()), 'Null: made from the HTML'),
    category: z.enum(TEMPLATE_CATEGORIES),
    variables: described(z.array(z.enum(TEMPLATE_VARIABLES)), 'Those that it uses'),
    updatedAt: described(z.string(), 'UTC instant'),
  }),
);

export type EmailTemplate = z.output<typeof emailTemplate>;

/** Anyone who writes a mail needs some room, but no more than a mail may have. */
const templateFields = z.object({
  name: text('Name', 1, 100),
  description: text('Description', 1, 300),
  subject,
  htmlContent: text('HTML content', 1, 200_000),
  textContent: z.nullish(text('Text content', 0, 200_000)),
  category: z._default(choice('Category', TEMPLATE_CATEGORIES), 'manual'),
});

const REQUIRED = 'Name, description, subject, and HTML content are required';

/** Lists the templates in the order of their names. */
export const listEmailTemplates = defineRoute({
  id: 'listEmailTemplates',
  method: 'GET',
  path: '/admin/email-templates',
  access: 'admin',
  reads: ['templates'],
  summary: 'Lists the email templates.',
  status: 200,
  response: z.array(emailTemplate),
  errors: [],
});

/** Creates a template. A variable that does not exist is an error beside its field. */
export const createEmailTemplate = defineRoute({
  id: 'createEmailTemplate',
  method: 'POST',
  path: '/admin/email-templates',
  access: 'admin',
  changes: ['templates'],
  summary: 'Creates an email template.',
  body: templateFields,
  status: 201,
  response: emailTemplate,
  errors: [],
  missingFieldsSentence: REQUIRED,
});

/** Replaces a template. Campaigns that began to send keep the text they began with. */
export const updateEmailTemplate = defineRoute({
  id: 'updateEmailTemplate',
  method: 'PUT',
  path: '/admin/email-templates/:id',
  access: 'admin',
  changes: ['templates'],
  summary: 'Replaces an email template.',
  params: z.object({ id }),
  body: z.extend(templateFields, {
    basedOn: described(
      z.optional(instant('Based on')),
      'The `updatedAt` of the text that was edited; a newer one answers 409',
    ),
  }),
  status: 200,
  response: emailTemplate,
  errors: ['not_found', 'changed_meanwhile'],
  missingFieldsSentence: REQUIRED,
});

/** Deletes a template, unless a campaign still waits to be sent with it. */
export const deleteEmailTemplate = defineRoute({
  id: 'deleteEmailTemplate',
  method: 'DELETE',
  path: '/admin/email-templates/:id',
  access: 'admin',
  changes: ['templates'],
  summary: 'Deletes an email template.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: ['not_found', 'template_in_use'],
});

/** Sends a template as it is to the admin who asks. */
export const sendTestEmail = defineRoute({
  id: 'sendTestEmail',
  method: 'POST',
  path: '/admin/email-templates/:id/test',
  access: 'admin',
  changes: [],
  summary: 'Sends an email template as a test to the admin who asks for it.',
  params: z.object({ id }),
  status: 200,
  response: z.object({
    sentTo: z.string(),
    transport: described(z.enum(['smtp', 'outbox']), 'outbox: kept as a file, nothing was sent'),
  }),
  errors: ['not_found', 'mail_failed', 'too_many_requests'],
});
