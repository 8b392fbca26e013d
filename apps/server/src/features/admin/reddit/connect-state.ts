import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The time that an admin may take at Reddit, in ms. */
export const STATE_MS = 10 * 60_000;

/** The admin who began a connection. The nonce makes it good for one answer. */
export interface ConnectState {
  readonly userId: string;
  readonly nonce: string;
}

/** A state that only this installation can have made: user, expiry, nonce and their signature. */
export function signState(secret: string, userId: string, now: number): string {
  const content = [userId, now + STATE_MS, randomBytes(16).toString('base64url')].join('.');
  return `${content}.${signatureOf(secret, content)}`;
}

/** The content of a state, or null when it is not ours or has expired. */
export function readState(secret: string, state: string, now: number): ConnectState | null {
  const [userId = '', expiresAt = '', nonce = '', signature = '', ...rest] = state.split('.');
  const expected = Buffer.from(signatureOf(secret, [userId, expiresAt, nonce].join('.')));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected) || Number(expiresAt) <= now) return null;
  return { userId, nonce };
}

function signatureOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
