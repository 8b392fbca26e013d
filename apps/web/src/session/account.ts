import {
  login,
  logout,
  register,
  setTimeZone,
  type UserProfile,
  verifyToken,
} from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { call } from '../api/api-client.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { deviceTimeZone } from '../format/time-zones.ts';

// Loaded on demand: the contract brings its schemas along, which a visitor does not need.

/** The user whose token this is. Throws when it does not work. */
export async function userOf(token: string): Promise<UserProfile> {
  return (await call(verifyToken, {}, { token })).user;
}

/** Exchanges email and password for a token. */
export async function tokenFor(email: string, password: string): Promise<string> {
  const device = readStored('loginDevice');
  return keepLogin(
    await call(login, { body: { email, password, ...(device !== null && { device }) } }),
  );
}

/**
 * Keeps what this device is known by when somebody logs in here again, so that wrong passwords that
 * others enter elsewhere do not keep them out; the token of the session.
 */
export function keepLogin({ token, device }: { token: string; device: string }): string {
  writeStored('loginDevice', device);
  return token;
}

/** What the form of a new account asks for. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly country: string;
  readonly currency: Currency;
  /** Whether to send news. */
  readonly news: boolean;
}

/** Creates an account and returns a token for it. */
export async function createAccount(account: NewAccount): Promise<string> {
  const token = keepLogin(await call(register, { body: account }));
  // Days and months are the person's own from the start; the settings can change it.
  const timeZone = deviceTimeZone();
  await call(setTimeZone, { body: { timeZone } }, { token }).catch(() => undefined);
  return token;
}

/** Tells the server that this token is done with. */
export async function revoke(token: string): Promise<void> {
  await call(logout, {}, { token });
}
