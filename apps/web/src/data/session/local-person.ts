import { setCountry, setCurrency, setTimeZone, type UserProfile } from '@dosewise/contract';
import { countryOfTimeZone, currencyOfCountry, unitsOfCountry } from '@dosewise/domain';
import { deviceTimeZone } from '../../languages/formats/time-zones.ts';
import { keptToken, LOCAL_TOKEN } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { readLocalState } from '../local/local-records.ts';
import { askToPersist } from '../outbox/databases.ts';
import { readProfile } from './read-profile.ts';
import { sessionStore } from './session-store.ts';

/** The person of the records of this browser while they cannot be opened: each page says so by itself. */
const NOBODY: UserProfile = {
  _id: LOCAL_TOKEN,
  email: '',
  country: '',
  currency: 'USD',
  userType: 'user',
  createdAt: new Date(0).toISOString(),
  lastLogin: null,
  pens: 0,
  goldenDoseEnabled: false,
  defaultFifthDoseEnabled: false,
  heightCm: null,
  units: unitsOfCountry(''),
  timeZone: 'UTC',
  language: null,
  analyticsConsent: null,
};

/** Takes up the records that are kept in this browser. */
export async function takeUpLocal(): Promise<void> {
  const user = await fetchLocalProfile().catch(() => NOBODY);
  if (keptToken() === LOCAL_TOKEN) sessionStore.begin(LOCAL_TOKEN, user);
}

/** True where something was logged in this browser without an account. */
export const hasLocalRecords = async (): Promise<boolean> => (await readLocalState()).records > 0;

const AS_LOCAL = { token: LOCAL_TOKEN };
const fetchLocalProfile = () => readProfile(AS_LOCAL);

/**
 * Begins to keep records in this browser, or goes on with those that are there. Rejects with an ApiError where
 * it keeps nothing.
 */
export async function beginLocal({ isMadeUp }: { isMadeUp: boolean }): Promise<void> {
  const { records } = await readLocalState();
  if (records === 0) {
    await settle(deviceTimeZone());
    // Named here by itself, so that the other build leaves the module out.
    if (import.meta.env.VITE_STATIC && isMadeUp) {
      await (await import('./made-up-person.ts')).beMadeUpPerson();
    }
  }
  const user = await fetchLocalProfile();
  void askToPersist();
  sessionStore.begin(LOCAL_TOKEN, user);
}

/** Takes from the device what a registration asks for; the settings can change it. */
async function settle(timeZone: string): Promise<void> {
  const country = countryOfTimeZone(timeZone);
  await call(setTimeZone, { body: { timeZone } }, AS_LOCAL);
  if (country !== null) {
    const currency = currencyOfCountry(country);
    await call(setCountry, { body: { country } }, AS_LOCAL);
    if (currency !== null) await call(setCurrency, { body: { currency } }, AS_LOCAL);
  }
}
