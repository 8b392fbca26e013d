import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';
import { knownDevice, tokenReply } from './passwords.ts';

/** A passkey as its owner sees it. */
export const passkey = named(
  'Passkey',
  z.object({
    _id: z.string(),
    name: z.string(),
    createdAt: described(z.string(), 'UTC instant'),
    lastUsedAt: described(z.nullable(z.string()), 'UTC instant of the last login; null: none yet'),
  }),
);

export type Passkey = z.output<typeof passkey>;

/** Bytes as base64url. The longest are keys and statements of odd devices: some kB. */
const bytes = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z
    .string(sentence('requests.credential'))
    .check(
      z.regex(/^[\w-]+$/, sentence('requests.credential')),
      z.maxLength(most, sentence('requests.credential')),
    );

const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', sentence('requests.credential')),
};

const transport = z
  .string(sentence('requests.credential'))
  .check(z.regex(/^[a-z-]{1,20}$/, sentence('requests.credential')));

/** A key as every list of keys in options has it. */
const keyInOptions = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

const userHandle = bytes(100);

/** The answer of a browser with a passkey. The user handle says whose it is, to who does not know yet. */
const assertionWith = /* @__NO_SIDE_EFFECTS__ */ <
  Handle extends typeof userHandle | z.ZodMiniType<string | null | undefined>,
>(
  handle: Handle,
) =>
  z.object(
    {
      ...credentialFields,
      response: z.object(
        {
          clientDataJSON: bytes(4000),
          authenticatorData: bytes(2000),
          signature: bytes(6000),
          userHandle: handle,
        },
        sentence('requests.credential'),
      ),
    },
    sentence('requests.credential'),
  );

/** The answer of a browser with a passkey of someone who is known. */
export const ownAssertion = assertionWith(z.nullish(userHandle));

/** Begins to add a passkey. */
export const beginPasskey = defineRoute({
  id: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'user',
  opensDoor: 'always',
  changes: [],
  summary: 'Returns the options for creating a passkey in a browser. Valid for five minutes.',
  status: 200,
  response: named(
    'PasskeyCreationOptions',
    z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      timeout: z.int(),
      excludeCredentials: z.array(keyInOptions),
      authenticatorSelection: z.object({
        residentKey: z.string(),
        requireResidentKey: z.boolean(),
        userVerification: z.string(),
      }),
      attestation: z.string(),
    }),
  ),
  errors: ['passkeys_not_offered', 'account_full'],
});

/** Adds the passkey that a browser made. */
export const addPasskey = defineRoute({
  id: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  access: 'user',
  opensDoor: 'always',
  changes: ['passkeys'],
  summary: 'Adds a passkey, from the browser’s reply as JSON.',
  body: z.object({
    credential: z.object(
      {
        ...credentialFields,
        response: z.object(
          {
            clientDataJSON: bytes(4000),
            attestationObject: bytes(12_000),
            transports: z._default(
              z
                .array(transport, sentence('requests.credential'))
                .check(z.maxLength(10, sentence('requests.credential'))),
              [],
            ),
          },
          sentence('requests.credential'),
        ),
      },
      sentence('requests.credential'),
    ),
    name: described(
      z.optional(text('Name', 1, 60)),
      'What its owner calls it; absent: the browser and system that made it',
    ),
  }),
  status: 201,
  response: passkey,
  errors: ['passkeys_not_offered', 'passkey_refused', 'account_full'],
});

/** Lists the passkeys of the user. */
export const listPasskeys = defineRoute({
  id: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  access: 'user',
  leastScope: 'session',
  reads: ['passkeys'],
  summary: 'Lists the passkeys of the user, newest first.',
  status: 200,
  response: z.array(passkey),
  errors: [],
});

/** Deletes a passkey: it no longer works. */
export const deletePasskey = defineRoute({
  id: 'deletePasskey',
  method: 'DELETE',
  path: '/user/passkeys/:id',
  access: 'user',
  leastScope: 'session',
  changes: ['passkeys'],
  summary: 'Deletes a passkey, which then no longer works.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: ['last_way_in'],
});

/** Begins a login with a passkey. Nothing in it depends on who asks. */
export const beginPasskeyLogin = defineRoute({
  id: 'beginPasskeyLogin',
  method: 'POST',
  path: '/login/passkey/options',
  access: 'public',
  changes: [],
  summary: 'Returns the options for logging in with a passkey. Valid for five minutes.',
  status: 200,
  response: named(
    'PasskeyRequestOptions',
    z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.int(),
      userVerification: z.string(),
    }),
  ),
  errors: ['passkeys_not_offered', 'too_many_requests'],
});

/** The options with which a browser is to confirm a session. */
export const beginConfirmation = defineRoute({
  id: 'beginConfirmation',
  method: 'POST',
  path: '/user/confirm/options',
  access: 'user',
  leastScope: 'session',
  changes: [],
  summary: 'Returns the options for confirming the session with a passkey. Valid for five minutes.',
  status: 200,
  response: named(
    'PasskeyConfirmationOptions',
    z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.int(),
      userVerification: z.string(),
      allowCredentials: z.array(keyInOptions),
    }),
  ),
  errors: ['passkeys_not_offered'],
});

/** Logs in with a passkey, which verified its user: no password and no code besides. */
export const loginWithPasskey = defineRoute({
  id: 'loginWithPasskey',
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  changes: [],
  summary: 'Logs in with a passkey, from the browser’s reply as JSON, and returns a token.',
  body: z.object({
    credential: assertionWith(userHandle),
    device: z.optional(knownDevice),
  }),
  status: 200,
  response: tokenReply,
  errors: ['passkeys_not_offered', 'wrong_passkey', 'too_many_requests'],
});
