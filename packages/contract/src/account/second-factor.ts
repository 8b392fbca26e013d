import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { ownPassword } from './passwords.ts';

/** A code of the app, or a recovery code. */
export const givenCode = text('Code', 1, 40);

/** The state of an account's second factor: asked for or not. */
export const totpState = named(
  'TotpState',
  z.object({
    on: described(z.boolean(), 'Whether logging in takes a code'),
    recoveryCodesLeft: described(z.int(), 'How many of the ten are not used'),
  }),
);

export type TotpState = z.output<typeof totpState>;

/** Tells whether logging in takes a code. */
export const getTotp = defineRoute({
  id: 'getTotp',
  method: 'GET',
  path: '/user/totp',
  access: 'user',
  leastScope: 'session',
  reads: ['secondFactor'],
  summary: 'Returns whether logging in needs a code, and how many recovery codes are left.',
  status: 200,
  response: totpState,
  errors: [],
});

/** Proposes a secret for an authenticator app. It counts once a code of it was confirmed. */
export const beginTotp = defineRoute({
  id: 'beginTotp',
  method: 'POST',
  path: '/user/totp',
  access: 'user',
  leastScope: 'session',
  changes: [],
  summary: 'Returns a new secret for an authenticator app.',
  body: z.object({ password: ownPassword }),
  status: 201,
  response: z.object({
    secret: described(z.string(), 'Base32, to be typed into the app'),
    uri: described(z.string(), 'The same as `otpauth://…`, for apps that open it'),
  }),
  errors: ['confirmation_needed', 'conflict', 'too_many_requests'],
});

/** Turns the second factor on with a code of the app. */
export const confirmTotp = defineRoute({
  id: 'confirmTotp',
  method: 'POST',
  path: '/user/totp/confirm',
  access: 'user',
  opensDoor: 'always',
  changes: ['secondFactor'],
  summary: 'Turns on the second factor and returns ten recovery codes, which are shown only once.',
  body: z.object({ code: givenCode }),
  status: 200,
  response: z.object({
    recoveryCodes: described(z.array(z.string()), 'Each stands for the app once'),
  }),
  errors: ['conflict', 'too_many_requests'],
});

/** Turns the second factor off. */
export const endTotp = defineRoute({
  id: 'endTotp',
  method: 'DELETE',
  path: '/user/totp',
  access: 'user',
  opensDoor: 'with password',
  changes: ['secondFactor'],
  summary: 'Turns off the second factor. Needs the password and a code.',
  body: z.object({ password: ownPassword, code: givenCode }),
  status: 204,
  response: null,
  errors: ['confirmation_needed', 'not_found', 'too_many_requests'],
});

/** Takes the second factor off someone who lost it. */
export const takeOffTotp = defineRoute({
  id: 'takeOffTotp',
  method: 'DELETE',
  path: '/admin/users/:id/totp',
  access: 'admin',
  opensDoor: 'always',
  changes: ['users'],
  summary: 'Removes the second factor of another account; its owner is told by email.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: ['not_found'],
});
