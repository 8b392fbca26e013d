import { verify as verifyHash, hash as writeHash } from '@node-rs/argon2/index.js';

/**
 * Stands in for `@node-rs/argon2` in the server's tests (vitest.config.ts): hashes that cost nothing, for
 * a test makes many accounts. Processes that tests start hash as in production.
 */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Number of passwords hashed or verified so far: the work by which a caller could tell two replies apart. */
export const passwordWork = { done: 0 };

export function hash(password: string): Promise<string> {
  passwordWork.done += 1;
  return writeHash(password, QUICK);
}

export function verify(hashed: string, password: string): Promise<boolean> {
  passwordWork.done += 1;
  return verifyHash(hashed, password);
}
