import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** One place where a user is logged in. */
export const userSession = named(
  'UserSession',
  z.object({
    _id: z.string(),
    createdAt: described(z.string(), 'UTC instant of the login'),
    lastUsedAt: described(z.string(), 'UTC instant, exact to an hour'),
    device: described(
      z.nullable(z.string()),
      "Browser and system, such as 'Firefox on Linux'; null: not known",
    ),
    current: described(z.boolean(), 'Whether it is the one that asks'),
  }),
);

export type UserSession = z.output<typeof userSession>;

/** Lists where the user is logged in, the places first that were used last. */
export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
  leastScope: 'session',
  reads: ['sessions'],
  summary: 'Lists the active sessions of the user, most recently used first.',
  status: 200,
  response: z.array(userSession),
  errors: [],
});

/** Ends one session of the user. */
export const endSession = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'user',
  leastScope: 'session',
  changes: ['sessions'],
  summary: 'Ends one session of the user, whose token then no longer works.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
