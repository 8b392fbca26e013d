import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { calendarDay, choice, id, text } from '../fields.ts';
import { defineRoute, TOKEN_SCOPES } from '../route.ts';

/** The longest name of an API token, in characters. */
export const MAX_TOKEN_NAME = 60;

/** An API token as its owner sees it. The token itself is not kept. */
export const apiToken = named(
  'ApiToken',
  z.object({
    _id: z.string(),
    name: z.string(),
    scope: described(
      z.enum(TOKEN_SCOPES),
      'read: every GET of a user; log: that, and new doses, weigh-ins, symptoms and measurements; all: everything but what needs a session, also for people whom the user cares for',
    ),
    createdAt: described(z.string(), 'UTC instant'),
    expiresOn: described(z.nullable(z.string()), 'Last day it works, YYYY-MM-DD; null: no end'),
    lastUsedAt: described(z.nullable(z.string()), 'UTC instant, exact to an hour; null: not yet'),
  }),
);

export type ApiToken = z.output<typeof apiToken>;

/** Makes a token for a program of the user's. */
export const createApiToken = defineRoute({
  id: 'createApiToken',
  method: 'POST',
  path: '/user/tokens',
  access: 'user',
  opensDoor: 'always',
  changes: ['tokens'],
  summary: 'Creates an API token, to be sent as a bearer token.',
  body: z.object({
    name: text('Name', 1, MAX_TOKEN_NAME),
    scope: choice('Scope', TOKEN_SCOPES),
    expiresOn: described(
      z._default(z.nullable(calendarDay('Last day')), null),
      "Last day it works, in the user's time zone; null: no end",
    ),
  }),
  status: 201,
  response: z.object({
    _id: z.string(),
    token: described(z.string(), 'Said this once: only its hash is kept'),
  }),
  errors: ['account_full'],
});

/** Lists the tokens that work, newest first. */
export const listApiTokens = defineRoute({
  id: 'listApiTokens',
  method: 'GET',
  path: '/user/tokens',
  access: 'user',
  leastScope: 'session',
  reads: ['tokens'],
  summary: 'Lists the valid API tokens, newest first.',
  status: 200,
  response: z.array(apiToken),
  errors: [],
});

/** Deletes a token, which then no longer works. */
export const deleteApiToken = defineRoute({
  id: 'deleteApiToken',
  method: 'DELETE',
  path: '/user/tokens/:id',
  access: 'user',
  leastScope: 'session',
  changes: ['tokens'],
  summary: 'Deletes an API token, which then no longer works.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
