import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { country, currency, email, flag, language, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { oidcCode } from './oidc.ts';
import { ownAssertion } from './passkeys.ts';
import { givenPassword, knownDevice, newPassword, tokenReply } from './passwords.ts';
import { userProfile } from './profile.ts';
import { givenCode } from './second-factor.ts';

/** Creates an account and logs in. Registering is a login. */
export const register = defineRoute({
  id: 'register',
  method: 'POST',
  path: '/register',
  access: 'public',
  changes: [],
  summary: 'Creates an account and returns a token for it.',
  body: z.object({
    email,
    password: newPassword,
    country: z.optional(country),
    currency: z.optional(currency),
    language: described(
      z.optional(language),
      'That of mails, reminders and files; absent: none is chosen',
    ),
    news: described(
      z.optional(flag('News')),
      'Whether to send news: false turns all three mail topics off; true when absent',
    ),
    invite: described(
      z.optional(text('Invite', 1, 100)),
      'The last part of an invitation, where accounts are by invitation',
    ),
  }),
  status: 201,
  response: tokenReply,
  errors: [
    'registration_closed',
    'invite_needed',
    'password_login_off',
    'email_taken',
    'too_many_requests',
  ],
});

/** Creates the first admin with the code that the server printed when it started without one. */
export const setUp = defineRoute({
  id: 'setUp',
  method: 'POST',
  path: '/setup',
  access: 'public',
  changes: [],
  summary: 'Creates the first admin and returns a token. Works once.',
  body: z.object({ code: text('Code', 1, 100), email, password: newPassword }),
  status: 201,
  response: tokenReply,
  errors: ['setup_over', 'password_login_off', 'email_taken', 'too_many_requests'],
});

/** Logs in. Unknown address and wrong password cannot be told apart, by text or by time. */
export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: '/login',
  access: 'public',
  changes: [],
  summary: 'Logs in with email and password, and returns a token.',
  body: z.object({
    email,
    password: givenPassword,
    device: z.optional(knownDevice),
    code: described(z.optional(givenCode), 'Of the second factor, where the account has one'),
  }),
  status: 200,
  response: tokenReply,
  errors: [
    'wrong_credentials',
    'password_login_off',
    'second_factor_required',
    'wrong_code',
    'too_many_requests',
  ],
});

/** Ends the session whose token is sent. */
export const logout = defineRoute({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  access: 'user',
  leastScope: 'session',
  changes: [],
  summary: 'Revokes the token in the request.',
  status: 204,
  response: null,
  errors: [],
});

/** Confirms that the caller who has the session is its user: for ten minutes it may do what opens a door. */
export const confirmSession = defineRoute({
  id: 'confirmSession',
  method: 'POST',
  path: '/user/confirm',
  access: 'user',
  leastScope: 'session',
  changes: [],
  summary:
    'Confirms the session for ten minutes, with the password, a code from the second factor, a passkey or a new OpenID login.',
  body: z
    .object({
      password: z.optional(givenPassword),
      code: described(z.optional(givenCode), 'Of the app, or a recovery code'),
      passkey: described(
        z.optional(ownAssertion),
        'What the browser answered to the options of `POST /user/confirm/options`, as JSON',
      ),
      oidc: described(
        z.optional(oidcCode),
        'What a fresh login of `GET /oidc/start?confirm=1` came back with',
      ),
    })
    .check(
      z.refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1, {
        error: sentence('requests.oneConfirmation'),
        path: ['password'],
      }),
    ),
  status: 204,
  response: null,
  errors: [
    'wrong_credentials',
    'wrong_code',
    'wrong_passkey',
    'passkeys_not_offered',
    'oidc_not_offered',
    'oidc_code_dead',
    'oidc_wrong_account',
    'password_login_off',
    'too_many_requests',
  ],
});

/** Tells whether a stored token still works, and whose it is. */
export const verifyToken = defineRoute({
  id: 'verifyToken',
  method: 'GET',
  path: '/verify-token',
  access: 'user',
  reads: [],
  summary: 'Returns 200 with the user while the token is valid.',
  status: 200,
  response: z.object({ valid: z.literal(true), user: userProfile }),
  errors: [],
});
