import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { text } from '../fields.ts';
import { defineRoute } from '../route.ts';

/**
 * Leads to a page of ours. The service worker answers no address of the API, so a login in front of the server is met
 * on the way.
 */
export const leadBack = defineRoute({
  id: 'leadBack',
  method: 'GET',
  path: '/return',
  access: 'public',
  summary: 'Redirects to a page of this site, after any login required in front of the server.',
  query: z.object({
    to: described(
      z.optional(text('To', 0, 2000)),
      'The path of the page; any other address counts as none, and leads to the first page',
    ),
  }),
  status: 302,
  response: z.null(),
  raw: 'text/html',
  errors: [],
});
