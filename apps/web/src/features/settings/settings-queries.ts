import {
  getConfig,
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  getStrengthPricing,
  listPricedCountries,
  setCountry,
  setCurrency,
  setGoldenDoseSettings,
  setTimeZone,
  type UserProfile,
} from '@dosewise/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { readAnalyticsTarget } from '../../lib/deployment.ts';
import { sessionStore } from '../../lib/session-store.ts';
import type { SettingsPart } from './messages.ts';
import type { SettingsValues } from './settings-changes.ts';

/** The account as it is now; the session gets it too. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.id],
  queryFn: async ({ signal }) => {
    const profile = await call(getProfile, {}, { signal });
    sessionStore.update(profile);
    return profile;
  },
});

/** Where product analytics of this deployment go; null where it has none. */
export const analyticsTargetQuery = queryOptions({
  queryKey: [getConfig.id],
  queryFn: readAnalyticsTarget,
});

export const goldenDoseQuery = queryOptions({
  queryKey: [getGoldenDoseSettings.id],
  queryFn: ({ signal }) => call(getGoldenDoseSettings, {}, { signal }),
});

export const emailPreferencesQuery = queryOptions({
  queryKey: [getEmailPreferences.id],
  queryFn: ({ signal }) => call(getEmailPreferences, {}, { signal }),
});

export const pricedCountriesQuery = queryOptions({
  queryKey: [listPricedCountries.id],
  queryFn: ({ signal }) => call(listPricedCountries, {}, { signal }),
});

/** The prices of a country, strength in mg to price of a pen. */
export const pricesQuery = (country: string) =>
  queryOptions({
    queryKey: [getStrengthPricing.id, country],
    queryFn: ({ signal }) => call(getStrengthPricing, { params: { country } }, { signal }),
  });

/** Saves one part of `values` and puts what the server made of it in place. */
export async function savePart(
  client: QueryClient,
  part: SettingsPart,
  { goldenDoseEnabled, goldenDoseVolume, country, currency, timeZone }: SettingsValues,
): Promise<void> {
  switch (part) {
    case 'goldenDose': {
      const body = { goldenDoseEnabled, goldenDoseVolume };
      client.setQueryData(goldenDoseQuery.queryKey, await call(setGoldenDoseSettings, { body }));
      // The profile carries the switch along, for the form of a new pen.
      await client.invalidateQueries({ queryKey: profileQuery.queryKey });
      return;
    }
    case 'country':
      return keepProfile(client, await call(setCountry, { body: { country } }));
    case 'currency':
      return keepProfile(client, await call(setCurrency, { body: { currency } }));
    case 'timeZone':
      return keepProfile(client, await call(setTimeZone, { body: { timeZone } }));
  }
}

async function keepProfile(client: QueryClient, profile: UserProfile): Promise<void> {
  await client.cancelQueries({ queryKey: profileQuery.queryKey });
  client.setQueryData(profileQuery.queryKey, profile);
  sessionStore.update(profile);
}
