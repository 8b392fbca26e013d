import * as z from 'zod/mini';
import { named } from '../annotations.ts';
import { flag } from '../fields.ts';
import { defineRoute } from '../route.ts';

const emailPreferences = named(
  'EmailPreferences',
  z.object({
    marketing: z.boolean(),
    productUpdates: z.boolean(),
    tips: z.boolean(),
    unsubscribed: z.boolean(),
  }),
);

/** Reads which mails the user wants. */
export const getEmailPreferences = defineRoute({
  id: 'getEmailPreferences',
  method: 'GET',
  path: '/user/email-preferences',
  access: 'user',
  offline: 'filled',
  reads: ['emailPreferences'],
  summary: 'Returns the email topics that the user wants.',
  status: 200,
  response: emailPreferences,
  errors: [],
});

/** Changes only the preferences it carries. `unsubscribed: true` sets all three topics false. */
export const setEmailPreferences = defineRoute({
  id: 'setEmailPreferences',
  method: 'PATCH',
  path: '/user/email-preferences',
  access: 'user',
  changes: ['emailPreferences'],
  summary: 'Changes the email topics that are in the body.',
  body: z.object({
    marketing: z.optional(flag('Marketing')),
    productUpdates: z.optional(flag('Product updates')),
    tips: z.optional(flag('Tips')),
    unsubscribed: z.optional(flag('Unsubscribed')),
  }),
  status: 200,
  response: emailPreferences,
  errors: [],
});
