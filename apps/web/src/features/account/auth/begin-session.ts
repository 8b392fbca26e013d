import { login, register, setTimeZone } from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { track } from '../../../data/analytics/track.ts';
import { CURRENT_LANGUAGE } from '../../../data/browser/language.ts';
import { readStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { fetchProfile, keepLogin } from '../../../data/session/account.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { findDeviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { texts } from './texts.ts';

/** Logs in. Rejects with an ApiError, or with an Error whose sentence is fit to show. */
export async function logIn(email: string, password: string, code: string | null): Promise<void> {
  const device = readStored('loginDevice');
  const body = {
    email,
    password,
    ...(device !== null && { device }),
    ...(code !== null && { code }),
  };
  await beginWith(async () => keepLogin(await call(login, { body })), texts.loginFailed);
  track('user_logged_in', BY_PASSWORD);
}

const BY_PASSWORD = { method: 'email' };

/** Begins the session of a token that is being obtained. Rejects as `logIn` does. */
export async function beginWith(
  obtainToken: () => Promise<string>,
  fallback: string,
): Promise<void> {
  try {
    const token = await obtainToken();
    sessionStore.begin(token, await fetchProfile(token));
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.code !== 'unreadable') throw error;
    throw new Error(explainError(error, fallback), { cause: error });
  }
}

/** The values of the form of a new account. */
interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly country: string;
  readonly currency: Currency;
  /** True to get news. */
  readonly news: boolean;
  readonly invite?: string;
}

/** Creates an account and logs in with it. Rejects as `logIn` does. */
export async function createAccount(account: NewAccount): Promise<void> {
  await beginWith(() => tokenOfNew(account), texts.registrationFailed);
  track('user_registered', BY_PASSWORD);
  track('user_logged_in', BY_PASSWORD);
}

async function tokenOfNew(account: NewAccount): Promise<string> {
  const isChosen = readStored('language') !== null || CURRENT_LANGUAGE !== 'en';
  const body = { ...account, ...(isChosen && { language: CURRENT_LANGUAGE }) };
  const token = keepLogin(await call(register, { body }));
  // Days and months are the person's own from the start. If it can't be saved, the dashboard asks.
  const timeZone = findDeviceTimeZone();
  if (timeZone !== null) {
    await call(setTimeZone, { body: { timeZone } }, { token }).catch(() => undefined);
  }
  return token;
}
