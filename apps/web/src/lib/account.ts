import {
  login,
  logout,
  register,
  setTimeZone,
  type UserProfile,
  verifyToken,
} from '@dosewise/contract';
import { call } from './api-client.ts';

// Loaded on demand: the contract brings its schemas along, which a visitor does not need.

/** The user whose token this is. Throws when it does not work. */
export async function userOf(token: string): Promise<UserProfile> {
  return (await call(verifyToken, {}, { token })).user;
}

/** Exchanges email and password for a token. */
export async function tokenFor(email: string, password: string): Promise<string> {
  return (await call(login, { body: { email, password } })).token;
}

/** Creates an account and returns a token for it. */
export async function createAccount(email: string, password: string): Promise<string> {
  const { token } = await call(register, { body: { email, password } });
  // Days and months are the person's own from the start; the settings can change it.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(setTimeZone, { body: { timeZone } }, { token }).catch(() => undefined);
  return token;
}

/** Tells the server that this token is done with. */
export async function revoke(token: string): Promise<void> {
  await call(logout, {}, { token });
}
