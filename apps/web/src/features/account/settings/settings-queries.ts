import {
  getConfig,
  getEmailPreferences,
  getProfile,
  getTotp,
  listPricedCountries,
  listWebhooks,
} from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
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
