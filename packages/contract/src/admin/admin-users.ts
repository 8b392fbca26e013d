import * as z from 'zod/mini';
import { USER_TYPES } from '../account/profile.ts';
import { described, named } from '../annotations.ts';
import { choice, email, id, limit, text } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** An account as admins see it: nothing of what its owner logs. */
export const adminUser = named(
  'AdminUser',
  z.object({
    _id: z.string(),
    email: z.string(),
    userType: z.enum(USER_TYPES),
    country: z.string(),
    currency: z.string(),
    createdAt: described(z.string(), 'UTC instant'),
    lastLogin: described(z.nullable(z.string()), 'UTC instant'),
    secondFactor: described(z.boolean(), 'Whether logging in takes a code'),
  }),
);

export type AdminUser = z.output<typeof adminUser>;

/** Accounts of one page, where the call does not say, and at most. */
export const USERS_PAGE = { usual: 50, most: 200 } as const;

/** Lists accounts, newest first, a page at a time. */
export const listUsers = defineRoute({
  id: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  reads: ['users'],
  summary: 'Lists accounts, newest first.',
  query: z.object({
    search: described(z.optional(text('Search', 0, 254)), 'Part of an email or country, any case'),
    type: z.optional(choice('Type', USER_TYPES)),
    after: described(z.optional(text('After', 1, 100)), "The `next` of the page before this one's"),
    limit: z.optional(limit),
  }),
  status: 200,
  response: z.object({
    users: z.array(adminUser),
    totals: described(
      z.object({ total: z.int(), admin: z.int(), user: z.int() }),
      'Of all accounts, whatever the search',
    ),
    next: described(z.nullable(z.string()), 'Ask for `after` this; null on the last page'),
  }),
  errors: [],
});

/** Makes a user an admin or an admin a user, and ends all of that person's sessions. */
export const setUserType = defineRoute({
  id: 'setUserType',
  method: 'PATCH',
  path: '/admin/user-type',
  access: 'admin',
  opensDoor: 'always',
  changes: ['users'],
  summary: 'Changes a user’s type and revokes the user’s tokens.',
  body: z.object({
    email,
    userType: choice('User type', USER_TYPES),
  }),
  status: 200,
  response: adminUser,
  errors: ['not_found', 'last_admin'],
  missingFieldsSentence: 'Email and user type are required',
});

/** Makes a link by which someone chooses a new password, where the server cannot mail one. */
export const makeResetLink = defineRoute({
  id: 'makeResetLink',
  method: 'POST',
  path: '/admin/users/:id/reset-link',
  access: 'admin',
  opensDoor: 'always',
  changes: [],
  summary:
    'Creates a link to choose a new password for another account, if the server does not send email. Earlier links for the account stop working.',
  params: z.object({ id }),
  status: 201,
  response: z.object({
    url: described(z.string(), 'Said this once: only its hash is kept'),
    expiresAt: described(z.string(), 'UTC instant'),
  }),
  errors: ['not_found', 'password_login_off'],
});
