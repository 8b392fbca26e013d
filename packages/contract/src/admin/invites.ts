import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { email, id, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** The days for which an invitation may be good. */
export const INVITE_DAYS = { least: 1, most: 90 } as const;

/** An invitation as admins see it. Its address itself is not kept. */
export const invite = named(
  'Invite',
  z.object({
    _id: z.string(),
    email: described(z.nullable(z.string()), 'The only address that it is for; null: for any'),
    createdAt: described(z.string(), 'UTC instant'),
    expiresAt: described(z.string(), 'UTC instant'),
  }),
);

export type Invite = z.output<typeof invite>;

/** Makes an address at which one person can create an account. */
export const createInvite = defineRoute({
  id: 'createInvite',
  method: 'POST',
  path: '/admin/invites',
  access: 'admin',
  opensDoor: 'always',
  changes: ['invites'],
  summary: 'Creates an invitation, which can be used for one account.',
  body: z.object({
    email: z._default(z.nullable(email), null),
    days: whole('Days', INVITE_DAYS.least, INVITE_DAYS.most),
  }),
  status: 201,
  response: z.object({
    _id: z.string(),
    url: described(z.string(), 'Said this once: only its hash is kept'),
  }),
  errors: [],
});

/** Lists the invitations that no one has used and that are not over, newest first. */
export const listInvites = defineRoute({
  id: 'listInvites',
  method: 'GET',
  path: '/admin/invites',
  access: 'admin',
  reads: ['invites'],
  summary: 'Lists the invitations that can still be used, newest first.',
  status: 200,
  response: z.array(invite),
  errors: [],
});

/** Takes an invitation back. */
export const deleteInvite = defineRoute({
  id: 'deleteInvite',
  method: 'DELETE',
  path: '/admin/invites/:id',
  access: 'admin',
  changes: ['invites'],
  summary: 'Revokes an invitation.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: ['not_found'],
});
