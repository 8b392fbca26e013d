import { randomBytes } from 'node:crypto';
import type { Scope } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { USED_CHALLENGES_KEPT_MS } from '../../../../runtime/background/lifetimes.ts';
import { readServerSecret } from '../../../../runtime/secrets/server-secret.queries.ts';
import { openToken, signToken } from '../../../../runtime/secrets/signed-tokens.ts';
import { useNonce } from './passkeys.queries.ts';

/** The time to find and touch a key, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

const [TIME_BYTES, NONCE_BYTES] = [8, 16];

/** The use of a challenge: a login by anyone, a new passkey of this user, or to confirm a session. */
export type ChallengePurpose =
  | 'login'
  | { readonly newPasskeyOf: string }
  | { readonly confirmationOf: string };

function nameOf(purpose: ChallengePurpose): string {
  if (purpose === 'login') return 'passkey login';
  if ('newPasskeyOf' in purpose) return `new passkey of ${purpose.newPasskeyOf}`;
  return `confirmation of ${purpose.confirmationOf}`;
}

/** A new challenge. It is signed and not stored, so that strangers who ask for many fill nothing. */
export async function newChallenge(
  { db, now }: Scope,
  purpose: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now));
  const payload = Buffer.concat([time, randomBytes(NONCE_BYTES)]);
  const secret = await readServerSecret(db, 'passkeys');
  return new Uint8Array(Buffer.from(signToken(secret, nameOf(purpose), payload), 'base64url'));
}

/** The nonce of a challenge of ours for this purpose that is not over; null for any other text. */
export async function openChallenge(
  { db, now }: Scope,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<string | null> {
  const payload = openToken(await readServerSecret(db, 'passkeys'), nameOf(purpose), challenge);
  if (payload?.length !== TIME_BYTES + NONCE_BYTES) return null;
  const age = now - Number(payload.readBigUInt64BE());
  // Either way: the clock may have been put back since.
  if (Math.abs(age) > CHALLENGE_MS) return null;
  return payload.subarray(TIME_BYTES).toString('base64url');
}

/** Uses up a challenge, in the transaction of what it opens. False where its answer was taken before. */
export function useChallenge(
  db: Database,
  userId: string,
  nonce: string,
  now: number,
): Promise<boolean> {
  return useNonce(db, { user_id: userId, nonce, expires_at: now + USED_CHALLENGES_KEPT_MS });
}
