import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute } from '../route.ts';

/** The token of a mailed link: the person it was for, signed, so that no one can guess another one. */
const token = z.string().check(z.minLength(1), z.maxLength(300));

/** Tells whose mails a link would end, without showing the whole address. */
export const readSubscription = defineRoute({
  id: 'readSubscription',
  method: 'GET',
  path: '/mail/subscription/:token',
  access: 'public',
  reads: ['emailPreferences'],
  summary: 'Returns whose subscription an emailed link is about, with most of the address hidden.',
  params: z.object({ token }),
  status: 200,
  response: z.object({
    address: described(z.string(), 'With most letters hidden'),
    unsubscribed: z.boolean(),
    of: described(z.enum(['all', 'reminders']), 'Which mails the link ends'),
  }),
  errors: ['not_found'],
});

/** Leads to the page that asks. Scanners follow links, so this changes nothing. */
export const showUnsubscribePage = defineRoute({
  id: 'showUnsubscribePage',
  method: 'GET',
  path: '/mail/unsubscribe/:token',
  access: 'public',
  summary: 'Redirects to the page that asks whether to unsubscribe. Changes nothing.',
  params: z.object({ token }),
  status: 303,
  response: z.null(),
  raw: 'text/html',
  errors: ['not_found'],
});

/** Ends all mails but those about the account itself (RFC 8058 one-click). */
export const unsubscribe = defineRoute({
  id: 'unsubscribe',
  method: 'POST',
  path: '/mail/unsubscribe/:token',
  access: 'public',
  changes: ['emailPreferences', 'reminders'],
  summary: 'Unsubscribes from everything, in one step (RFC 8058).',
  params: z.object({ token }),
  takesForm: true,
  status: 204,
  response: null,
  errors: ['not_found'],
});

/** Counts an opened mail: an image of one transparent pixel. */
export const openPixel = defineRoute({
  id: 'openPixel',
  method: 'GET',
  path: '/mail/open/:token',
  access: 'public',
  summary: 'Counts an opened email. Always returns the same image.',
  params: z.object({ token }),
  status: 200,
  response: z.null(),
  raw: 'image/gif',
  errors: [],
});

/** Counts a followed link and leads to where that mail said, and nowhere else. */
export const followLink = defineRoute({
  id: 'followLink',
  method: 'GET',
  path: '/mail/click/:token',
  access: 'public',
  summary: 'Counts a click on a link in an email and redirects to its address.',
  params: z.object({ token }),
  status: 302,
  response: z.null(),
  raw: 'text/html',
  errors: ['not_found'],
});
