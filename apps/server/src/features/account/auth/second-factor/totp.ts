import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with what every app expects: SHA-1, 6 digits, a new code each 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret, in base32 as apps take it. */
export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** Bytes in base32 without padding. Five at a time are eight characters. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((c) => BASE32.indexOf(c).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The time step of an instant (epoch ms). */
export const stepAt = (instant: number): number => Math.floor(instant / STEP_MS);

/** The code of a secret in a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  // RFC 4226, 5.3: where the last four bits point to, 31 bits are taken.
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time steps, one either way of now, that a code is of: one, as a rule. */
export function matchingSteps(secret: string, code: string, now: number): number[] {
  return [0, -1, 1].map((by) => stepAt(now) + by).filter((step) => totpCode(secret, step) === code);
}

/** The address that an app reads in place of typing: names of the server and the account, and the secret. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
