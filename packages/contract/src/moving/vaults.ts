import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { defineRoute } from '../route.ts';

/** The sizes of a copy in bytes: padded to whole steps, so that its size tells little. */
export const VAULT_BYTES = { step: 16 * 1024, most: 8 * 1024 * 1024 } as const;

/** 16 bytes in base64url. */
const id = z.string().check(z.regex(/^[\w-]{21}[AQgw]$/));
const params = z.object({ id });

/** 32 bytes in base64url. */
const token = z.string().check(z.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/));
const tag = z.optional(z.string().check(z.maxLength(200)));
const opened = { 'vault-token': described(token, 'Anyone who has it can read, write and delete') };

/** Reads a copy that the server cannot read. */
export const getVault = defineRoute({
  id: 'getVault',
  method: 'GET',
  path: '/vaults/:id',
  access: 'public',
  anyOrigin: true,
  summary:
    'Returns an encrypted copy, with its version as `ETag`, or 304 if the version is the one in `If-None-Match`.',
  params,
  headers: z.object({ ...opened, 'if-none-match': tag }),
  status: 200,
  response: z.string(),
  raw: 'application/octet-stream',
  errors: ['not_found', 'too_many_requests'],
});

/** Stores a new copy, or another version in place of the one that the caller knows. */
export const putVault = defineRoute({
  id: 'putVault',
  method: 'PUT',
  path: '/vaults/:id',
  access: 'public',
  anyOrigin: true,
  changes: [],
  summary:
    'Stores an encrypted copy: a new one with `If-None-Match: *` (201) or, if the copy still exists, a new version with `If-Match`.',
  params,
  headers: z.object({
    ...opened,
    'if-match': described(tag, 'The `ETag` of the version that this one replaces'),
    'if-none-match': described(tag, '`*`: there is none yet'),
  }),
  takesBytes: VAULT_BYTES,
  status: 204,
  response: null,
  raw: 'application/octet-stream',
  errors: ['invalid_request', 'copy_changed', 'copies_full', 'too_large', 'too_many_requests'],
});

/** Deletes a copy. */
export const deleteVault = defineRoute({
  id: 'deleteVault',
  method: 'DELETE',
  path: '/vaults/:id',
  access: 'public',
  anyOrigin: true,
  changes: [],
  summary: 'Deletes an encrypted copy.',
  params,
  headers: z.object(opened),
  status: 204,
  response: null,
  raw: 'application/octet-stream',
  errors: ['not_found', 'too_many_requests'],
});
