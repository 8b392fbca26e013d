import { createHash, randomBytes } from 'node:crypto';
import { packId, unpackId } from './signed-tokens.ts';

/** A new token of a session or of a mailed link: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. No salt: the token itself cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How many characters of base64url the id of a user takes, and the secret after it. */
const [USER_CHARACTERS, SECRET_CHARACTERS] = [22, 43];

/** A new token that begins with its user, so that their rows alone are looked at. */
export function newTokenOf(userId: string): string {
  return packId(userId).toString('base64url') + newToken();
}

/** What a row is found by that belongs to a token; one of before says nothing of its user. */
export interface TokenKey {
  readonly userId: string | undefined;
  readonly tokenHash: string;
}

export function keyOfToken(token: string): TokenKey {
  return { userId: userOfToken(token), tokenHash: hashToken(token) };
}

/** Whose token this claims to be; undefined for one that does not say. */
export function userOfToken(token: string): string | undefined {
  if (token.length !== USER_CHARACTERS + SECRET_CHARACTERS) return undefined;
  return unpackId(Buffer.from(token.slice(0, USER_CHARACTERS), 'base64url'));
}
