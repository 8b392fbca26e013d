import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { RedditConfig } from '../../../runtime/config/config.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The two kinds of sealed tokens; one does not open as the other. */
export type TokenKind = 'access' | 'refresh';

/** The key for tokens at rest. It is not in the database: a copy of that alone opens nothing. */
export function deriveTokenKey({ clientId, clientSecret }: RedditConfig): Buffer {
  return Buffer.from(hkdfSync('sha256', clientSecret, clientId, 'dosewise reddit tokens', 32));
}

/** Encrypts a token: base64url of IV, tag and cipher text. */
export function sealToken(key: Buffer, kind: TokenKind, token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(kind));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The token, or null when it was sealed under another key or changed since. */
export function unsealToken(key: Buffer, kind: TokenKind, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(kind));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const token = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([token, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
