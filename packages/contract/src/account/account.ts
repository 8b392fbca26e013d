import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { email, flag } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { newPassword, ownPassword, tokenReply } from './passwords.ts';
import { givenCode } from './second-factor.ts';

/** Changes the password, ends every session, and begins a new one. */
export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: '/user/password',
  access: 'user',
  opensDoor: 'with password',
  changes: ['sessions', 'oidc'],
  summary: 'Changes the password, revokes all tokens and returns a new one.',
  body: z.object({ currentPassword: ownPassword, newPassword }),
  status: 201,
  response: tokenReply,
  errors: ['confirmation_needed', 'password_login_off', 'too_many_requests'],
});

/** Ends every other session of the user. */
export const revokeOtherSessions = defineRoute({
  id: 'revokeOtherSessions',
  method: 'POST',
  path: '/user/sessions/revoke-others',
  access: 'user',
  leastScope: 'session',
  changes: ['sessions'],
  summary: 'Revokes all tokens of the user except the one in the request.',
  status: 204,
  response: null,
  errors: [],
});

/** Ends whatever else can get into the account, or tells of it: other sessions, API tokens, addresses. */
export const logOutEverywhere = defineRoute({
  id: 'logOutEverywhere',
  method: 'POST',
  path: '/user/log-out-everywhere',
  access: 'user',
  leastScope: 'session',
  changes: [
    'sessions',
    'tokens',
    'passkeys',
    'secondFactor',
    'webhooks',
    'calendarFeed',
    'shares',
    'people',
    'reminders',
    'devices',
  ],
  summary:
    'Ends every other session and revokes all API tokens, shared reports, the calendar address, the ntfy address and the buttons in reminders.',
  body: z.object({
    passkeys: described(
      flag('Passkeys'),
      'Whether to delete the passkeys and unlink the OpenID login too',
    ),
  }),
  status: 204,
  response: null,
  errors: ['last_way_in'],
});

/** Deletes the account with every row of its user. */
export const deleteAccount = defineRoute({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/user',
  access: 'user',
  leastScope: 'session',
  changes: [],
  summary: 'Deletes the account and everything in it.',
  body: z.object({ password: ownPassword }),
  status: 204,
  response: null,
  errors: ['confirmation_needed', 'too_many_requests'],
});

/** Asks for a link that sets a new password. Answers alike whether the address has an account. */
export const forgotPassword = defineRoute({
  id: 'forgotPassword',
  method: 'POST',
  path: '/password/forgot',
  access: 'public',
  changes: [],
  summary: 'Emails a link to choose a new password, if the address has an account.',
  body: z.object({ email }),
  status: 202,
  response: z.object({}),
  errors: ['password_login_off', 'too_many_requests'],
});

/** Sets a new password with the token of a mailed link, ends every session, and begins a new one. */
export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  access: 'public',
  changes: [],
  summary: 'Sets a new password with an emailed token, revokes all tokens and returns a new one.',
  body: z.object({
    token: z
      .string(sentence('requests.linkToken'))
      .check(
        z.minLength(1, sentence('requests.linkToken')),
        z.maxLength(200, sentence('requests.linkToken')),
      ),
    newPassword,
    code: described(z.optional(givenCode), 'Of the second factor, where the account has one'),
  }),
  status: 201,
  response: tokenReply,
  errors: [
    'password_login_off',
    'reset_link_dead',
    'second_factor_required',
    'wrong_code',
    'too_many_requests',
  ],
});
