import { z } from 'zod';
import { currency, text } from './fields.ts';
import { userProfile } from './profile.ts';
import { defineRoute } from './route.ts';

const EMAIL_SENTENCE = 'Email must be an address such as name@example.com.';

/** An e-mail address, trimmed and lower case. */
const emailAddress = z
  .string({ error: EMAIL_SENTENCE })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: EMAIL_SENTENCE }).max(254, { error: EMAIL_SENTENCE }));

/** Fewest and most characters of a password; any characters count. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const PASSWORD_SENTENCE = 'Password must have 8 to 128 characters.';

/** A password somebody chooses. The server also refuses the most common ones. */
const newPassword = z
  .string({ error: PASSWORD_SENTENCE })
  .min(PASSWORD_LENGTH.min, { error: PASSWORD_SENTENCE })
  .max(PASSWORD_LENGTH.max, { error: PASSWORD_SENTENCE });

/** A password that somebody claims to have. */
const givenPassword = z
  .string({ error: 'Password is required.' })
  .min(1, { error: 'Password is required.' })
  .max(1024, { error: 'Password is too long.' });

const tokenReply = z.object({ token: z.string().describe('Send it as a bearer token.') });

/** Creates an account and logs in. Registering is a login. */
export const register = defineRoute({
  id: 'register',
  method: 'POST',
  path: '/register',
  access: 'public',
  summary: 'Creates an account and returns a token for it.',
  body: z.object({
    email: emailAddress,
    password: newPassword,
    country: text('Country', 2, 60).optional(),
    currency: currency.optional(),
  }),
  status: 201,
  response: tokenReply,
  errors: ['email_taken', 'too_many_requests'],
});

/** Logs in. Unknown address and wrong password cannot be told apart, by text or by time. */
export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Returns a token for the right email and password.',
  body: z.object({
    email: emailAddress,
    password: givenPassword,
  }),
  status: 200,
  response: tokenReply,
  errors: ['wrong_credentials', 'too_many_requests'],
});

/** Ends the session whose token is sent. */
export const logout = defineRoute({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  access: 'user',
  summary: 'Revokes the token that is sent.',
  status: 204,
  response: null,
  errors: [],
});

/** Tells whether a stored token still works, and whose it is. */
export const verifyToken = defineRoute({
  id: 'verifyToken',
  method: 'GET',
  path: '/verify-token',
  access: 'user',
  summary: 'Answers 200 with the user while the token is live.',
  status: 200,
  response: z.object({ valid: z.literal(true), user: userProfile }),
  errors: [],
});

/** Changes the password, ends every session, and begins a new one. */
export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: '/user/password',
  access: 'user',
  summary: 'Changes the password, revokes all tokens and returns a new one.',
  body: z.object({ currentPassword: givenPassword, newPassword }),
  status: 201,
  response: tokenReply,
  errors: ['too_many_requests'],
});

/** Ends every other session of the user. */
export const revokeOtherSessions = defineRoute({
  id: 'revokeOtherSessions',
  method: 'POST',
  path: '/user/sessions/revoke-others',
  access: 'user',
  summary: 'Revokes every token of the user but the one that is sent.',
  status: 204,
  response: null,
  errors: [],
});

/** Deletes the account with every row of its user. */
export const deleteAccount = defineRoute({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/user',
  access: 'user',
  summary: 'Deletes the account and everything its user stored.',
  body: z.object({ password: givenPassword }),
  status: 204,
  response: null,
  errors: ['too_many_requests'],
});

/** Asks for a link that sets a new password. Answers alike whether the address has an account. */
export const forgotPassword = defineRoute({
  id: 'forgotPassword',
  method: 'POST',
  path: '/password/forgot',
  access: 'public',
  summary: 'Mails a link for a new password, if the address has an account.',
  body: z.object({ email: emailAddress }),
  status: 202,
  response: z.object({}),
  errors: ['too_many_requests'],
});

/** Sets a new password with the token of a mailed link, ends every session, and begins a new one. */
export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  access: 'public',
  summary: 'Sets a new password with a mailed token, revokes all tokens and returns a new one.',
  body: z.object({
    token: z
      .string({ error: 'Token must be the text of a mailed link.' })
      .min(1, { error: 'Token must be the text of a mailed link.' })
      .max(200, { error: 'Token must be the text of a mailed link.' }),
    newPassword,
  }),
  status: 201,
  response: tokenReply,
  errors: ['reset_link_dead', 'too_many_requests'],
});
