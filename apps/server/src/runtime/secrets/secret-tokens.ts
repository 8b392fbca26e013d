import { createHash, createHmac, randomBytes } from 'node:crypto';
import { packId, unpackId } from './signed-tokens.ts';

/** A new token of a session or of a mailed link: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token that the database keeps. No salt: the token itself cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Number of characters of base64url for the id of a user, and for the secret after it. */
const [USER_CHARACTERS, SECRET_CHARACTERS] = [22, 43];

/** A new token that begins with its user, so that their rows alone are looked at. */
export function newUserToken(userId: string): string {
  return packId(userId).toString('base64url') + newToken();
}

/** The token of a user that a secret of the server gives for a purpose: the same whenever it is asked for. */
export function userTokenFor(userId: string, secret: string, purpose: string): string {
  const own = createHmac('sha256', secret).update(purpose).digest('base64url');
  return packId(userId).toString('base64url') + own;
}

/** The key of a token's row; a token of an earlier release says nothing of its user. */
export function keyOfToken(token: string) {
  return { userId: userOfToken(token), tokenHash: hashToken(token) };
}

/** The user whose token this claims to be; undefined for one that does not say. */
export function userOfToken(token: string): string | undefined {
  if (token.length !== USER_CHARACTERS + SECRET_CHARACTERS) return undefined;
  return unpackId(Buffer.from(token.slice(0, USER_CHARACTERS), 'base64url'));
}
