import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { country, currency, text, timeZone } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { knownDevice, tokenReply } from './passwords.ts';
import { givenCode } from './second-factor.ts';

/** The code that a login at the provider came back with. */
export const oidcCode = described(
  text('Code', 1, 2500),
  'The end of the address that the provider led back to: once, within 60 seconds',
);

/** Leads to the provider. It begins a login; `link` and `confirm` are of someone who is logged in. */
export const startOidc = defineRoute({
  id: 'startOidc',
  method: 'GET',
  path: '/oidc/start',
  access: 'public',
  summary: 'Redirects to the login page of the OpenID provider, if one is set up.',
  query: z.object({
    to: described(
      z.optional(text('To', 0, 300)),
      'The path of ours to go on to after it; any other address counts as none',
    ),
    link: described(
      z.optional(text('Link', 1, 300)),
      'What `POST /user/oidc/start` returned: links the login to that account',
    ),
    confirm: described(
      z.optional(z.literal('1', sentence('requests.confirm'))),
      'Asks the provider for a fresh login, to confirm a session',
    ),
  }),
  status: 302,
  response: z.null(),
  raw: 'text/html',
  errors: ['not_found', 'too_many_requests'],
});

/** The address that the provider leads back to. */
export const oidcCallback = defineRoute({
  id: 'oidcCallback',
  method: 'GET',
  path: '/oidc/callback',
  access: 'public',
  summary:
    'Receives the reply from the OpenID provider, and redirects to the login page with a code or with the reason it failed.',
  query: z.object({
    code: z.optional(text('Code', 0, 4000)),
    state: z.optional(text('State', 0, 1500)),
    iss: z.optional(text('Issuer', 0, 1000)),
    error: z.optional(text('Error', 0, 200)),
  }),
  status: 302,
  response: z.null(),
  raw: 'text/html',
  errors: ['not_found', 'too_many_requests'],
});

/** Logs in with the code that a login at the provider came back with; creates the account where that may be. */
export const finishOidc = defineRoute({
  id: 'finishOidc',
  method: 'POST',
  path: '/oidc/finish',
  access: 'public',
  changes: [],
  summary: 'Returns a token for a login with the OpenID provider, in the browser that started it.',
  body: z.object({
    code: oidcCode,
    device: z.optional(knownDevice),
    secondFactor: described(
      z.optional(givenCode),
      'Of the second factor, where the account has one: within five minutes',
    ),
    country: described(z.optional(country), 'Of a new account'),
    currency: described(z.optional(currency), 'Of a new account'),
    timeZone: described(z.optional(timeZone), 'Of a new account; UTC when absent'),
  }),
  status: 200,
  response: tokenReply,
  errors: [
    'oidc_not_offered',
    'oidc_code_dead',
    'oidc_address_taken',
    'oidc_no_address',
    'registration_closed',
    'second_factor_required',
    'wrong_code',
    'too_many_requests',
  ],
});

/** The login at the provider that is linked to an account, as its owner sees it. */
const oidcLink = named(
  'OidcLink',
  z.object({
    name: described(z.string(), 'The address by which the provider knows its owner, or its id'),
    linkedAt: described(z.string(), 'UTC instant'),
    lastUsedAt: described(z.nullable(z.string()), 'UTC instant of the last login; null: none yet'),
  }),
);

/** Tells what logs in beside passkeys. */
export const getOidcLink = defineRoute({
  id: 'getOidcLink',
  method: 'GET',
  path: '/user/oidc',
  access: 'user',
  leastScope: 'session',
  reads: ['oidc'],
  summary:
    'Returns the linked login with the OpenID provider, and whether the user can log in with a password.',
  status: 200,
  response: z.object({
    link: z.nullable(oidcLink),
    password: described(
      z.boolean(),
      'False: the account has no password, or the server takes none',
    ),
  }),
  errors: [],
});

/** Begins to link a login of the provider. */
export const beginOidcLink = defineRoute({
  id: 'beginOidcLink',
  method: 'POST',
  path: '/user/oidc/start',
  access: 'user',
  opensDoor: 'always',
  changes: [],
  summary: 'Returns the address that links a login with the OpenID provider. Valid for one minute.',
  status: 200,
  response: z.object({ url: described(z.string(), 'A path of this server') }),
  errors: ['oidc_not_offered'],
});

/** Links the login of the provider that came back: it logs in from now on. */
export const linkOidc = defineRoute({
  id: 'linkOidc',
  method: 'POST',
  path: '/user/oidc',
  access: 'user',
  opensDoor: 'always',
  changes: ['oidc'],
  summary: 'Links a login with the OpenID provider to the account, replacing any earlier one.',
  body: z.object({ code: oidcCode }),
  status: 201,
  response: oidcLink,
  errors: ['oidc_not_offered', 'oidc_code_dead', 'oidc_other_account'],
});

/** Unlinks the login of the provider: it logs no one in any more. */
export const unlinkOidc = defineRoute({
  id: 'unlinkOidc',
  method: 'DELETE',
  path: '/user/oidc',
  access: 'user',
  leastScope: 'session',
  changes: ['oidc'],
  summary: 'Unlinks the login with the OpenID provider, unless it is the only way to log in.',
  status: 204,
  response: null,
  errors: ['last_way_in'],
});
