import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 32;

/** `payload` and its HMAC-SHA256, which holds for one purpose only, as base64url. */
export function signToken(secret: string, purpose: string, payload: Buffer): string {
  return Buffer.concat([payload, sign(secret, purpose, payload)]).toString('base64url');
}

/** The payload of a token, or null when this secret did not sign it for this purpose. */
export function openToken(secret: string, purpose: string, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  // Decoding overlooks what is no base64url; only one spelling of a token counts.
  if (bytes.length < MAC_BYTES || bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, -MAC_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(-MAC_BYTES), sign(secret, purpose, payload));
  return isOurs ? payload : null;
}

function sign(secret: string, purpose: string, payload: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n`).update(payload).digest();
}

/** A UUID as 16 bytes. Throws for any other id. */
export function packId(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== ID_BYTES) throw new Error('A token can only hold UUIDs.');
  return bytes;
}

/** The UUID that 16 bytes hold. */
export function unpackId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
