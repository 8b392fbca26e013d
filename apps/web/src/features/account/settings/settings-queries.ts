import {
  getConfig,
  getDefaultPrice,
  getEmailPreferences,
  getProfile,
  getStrengthPricing,
  getTotp,
  listPricedCountries,
  listWebhooks,
} from '@dosewise/contract';
import { FIRST_MEDICINE, type Medicine } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';
import { readAnalyticsTarget } from '../../../data/deployment-settings/deployment-settings.ts';
import { readProfile } from '../../../data/session/read-profile.ts';
import { sessionStore } from '../../../data/session/session-store.ts';

/** The account as it is now; the session gets it too. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.id],
  queryFn: async ({ signal }) => {
    const profile = await readProfile({ signal });
    sessionStore.update(profile);
    return profile;
  },
});

/** The host of this deployment's product analytics; null where it has none. */
export const analyticsTargetQuery = queryOptions({
  queryKey: [getConfig.id],
  queryFn: readAnalyticsTarget,
});

/** The state of the second factor. */
export const totpQuery = routeQuery(getTotp, { staleTime: 0 });

/** The programs that are told of what happens. */
export const webhooksQuery = routeQuery(listWebhooks);

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
