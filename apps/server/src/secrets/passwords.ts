import { isGuessablePassword } from '@dosewise/domain';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's smallest recommended argon2id cost: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let unknownUserHash: Promise<string> | null = null;

/** The argon2id hash of `password`, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * True when `password` belongs to `passwordHash`. With null (no such user) it takes as long and
 * answers false, so that time does not tell which addresses have accounts.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  unknownUserHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await unknownUserHash), password);
  return passwordHash !== null && matches;
}

/**
 * True when `password` is on a list of the most common ones, whatever its letter case, or is one
 * that somebody would try first for the account of `email`.
 */
export function isCommonPassword(password: string, email: string): boolean {
  if (isGuessablePassword(password, email)) return true;
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
