import { z } from 'zod';
import { flag } from '../fields.ts';
import { defineRoute } from '../route.ts';

const emailPreferences = z
  .object({
    marketing: z.boolean(),
    productUpdates: z.boolean(),
    tips: z.boolean(),
    unsubscribed: z.boolean(),
  })
  .meta({ id: 'EmailPreferences' });

/** Reads which mails the user wants. */
export const getEmailPreferences = defineRoute({
  id: 'getEmailPreferences',
  method: 'GET',
  path: '/user/email-preferences',
  access: 'user',
  summary: 'Returns the mail topics the user wants.',
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
  summary: 'Changes the mail topics that the body carries.',
  body: z.object({
    marketing: flag('Marketing').optional(),
    productUpdates: flag('Product updates').optional(),
    tips: flag('Tips').optional(),
    unsubscribed: flag('Unsubscribed').optional(),
  }),
  status: 200,
  response: emailPreferences,
  errors: [],
});
