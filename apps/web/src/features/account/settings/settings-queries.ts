import {
  getConfig,
  getDefaultPrice,
  getEmailPreferences,
  getProfile,
  getStrengthPricing,
  listPricedCountries,
  setCountry,
  setCurrency,
  setGoldenDoseSettings,
  setTimeZone,
  setUnits,
  type UserProfile,
} from '@dosewise/contract';
import { FIRST_MEDICINE, type Medicine } from '@dosewise/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { readAnalyticsTarget } from '../../../api/deployment.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { routeQuery } from '../../../api/use-query.ts';
import { goldenSettingsQuery } from '../../../records/golden-dose/golden-consent.ts';
import type { SettingsValues } from './settings-changes.ts';
import type { SettingsPart } from './texts.ts';

/** The account as it is now; the session gets it too. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.id],
  queryFn: async ({ signal }) => {
    const profile = await call(getProfile, {}, { signal });
    sessionStore.update(profile);
    return profile;
  },
});

/** The host of this deployment's product analytics; null where it has none. */
export const analyticsTargetQuery = queryOptions({
  queryKey: [getConfig.id],
  queryFn: readAnalyticsTarget,
});

export const emailPreferencesQuery = routeQuery(getEmailPreferences);

export const pricedCountriesQuery = routeQuery(listPricedCountries);

/** The prices of a medicine in a country: by strength in mg, and that of KwikPens without one. */
export const pricesQuery = (country: string, medicine: Medicine) =>
  queryOptions({
    queryKey: [getStrengthPricing.id, country, medicine],
    queryFn: async ({ signal }) => {
      const params = { country };
      const isKwikPen = medicine === FIRST_MEDICINE;
      const [byStrength, usual] = await Promise.all([
        call(getStrengthPricing, { params, query: isKwikPen ? {} : { medicine } }, { signal }),
        isKwikPen ? call(getDefaultPrice, { params }, { signal }) : { default: null },
      ]);
      return { byStrength, usual: usual.default };
    },
  });

/** Saves one part of `values` and puts what the server made of it in place. */
export async function savePart(
  client: QueryClient,
  part: SettingsPart,
  values: SettingsValues,
): Promise<void> {
  const { goldenDoseEnabled, goldenDoseVolume, country, currency, timeZone } = values;
  switch (part) {
    case 'goldenDose': {
      const body = { goldenDoseEnabled, goldenDoseVolume };
      client.setQueryData(
        goldenSettingsQuery.queryKey,
        await call(setGoldenDoseSettings, { body }),
      );
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
    case 'units': {
      const body = { weight: values.weightUnit, height: values.heightUnit };
      return keepProfile(client, await call(setUnits, { body }));
    }
  }
}

async function keepProfile(client: QueryClient, profile: UserProfile): Promise<void> {
  await client.cancelQueries({ queryKey: profileQuery.queryKey });
  client.setQueryData(profileQuery.queryKey, profile);
  sessionStore.update(profile);
}
