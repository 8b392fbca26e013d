import { createRequire } from 'node:module';
import { isGuessablePassword } from '@dosewise/domain';
import { hash, verify } from '@node-rs/argon2';
import { newToken } from './secret-tokens.ts';

const require = createRequire(import.meta.url);

/** OWASP's smallest recommended argon2id cost: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let unknownUserHash: Promise<string> | null = null;

/** The argon2id hash of `password`, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

const NO_PASSWORD = 'none:';

/** Stands for the hash of an account that has no password. Each is another, as hashes are. */
export function newNoPassword(): string {
  return NO_PASSWORD + newToken();
}

/** False for what stands for the hash of an account without a password. */
export const isPassword = (passwordHash: string): boolean => !passwordHash.startsWith(NO_PASSWORD);

/**
 * True when `password` belongs to `passwordHash`. With null (no such user), or none set, it takes as long and
 * answers false, so that time does not tell which addresses have accounts.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  unknownUserHash ??= hashPassword('nobody has this password');
  const known = passwordHash !== null && isPassword(passwordHash) ? passwordHash : null;
  const matches = await verify(known ?? (await unknownUserHash), password);
  return known !== null && matches;
}

/**
 * True when `password` is on a list of the most common ones, whatever its letter case, or is one
 * that someone would try first for the account of `email`.
 */
export function isCommonPassword(password: string, email: string): boolean {
  if (isGuessablePassword(password, email)) return true;
  // Unpacked for the first new password: most starts see none for long.
  const { dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
