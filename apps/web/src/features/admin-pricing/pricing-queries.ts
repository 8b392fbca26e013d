import {
  getAllStrengthPricing,
  getCostSavings,
  getCountryPricing,
  getStrengthPricing,
  getSystemStats,
  listPricedCountries,
  type RouteCall,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import type { Medicine } from '@dosewise/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { routeQuery } from '../../api/route-query.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { texts } from './texts.ts';

/** The default price of each country that has one. */
export const defaultPricesQuery = routeQuery(getCountryPricing);

/** The prices by strength of a medicine, of each country that has any. */
export const strengthPricesQuery = (medicine: Medicine) =>
  queryOptions({
    queryKey: [getAllStrengthPricing.id, medicine],
    queryFn: ({ signal }) => call(getAllStrengthPricing, { query: { medicine } }, { signal }),
  });

/** Sets a default price; the new one is in place before the call counts as done. */
export function useSaveDefaultPrice() {
  const client = useQueryClient();
  const { queryKey } = defaultPricesQuery;
  return async (body: RouteCall<typeof setCountryPricing>['body']) => {
    const { country, price, currency } = await call(setCountryPricing, { body });
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (all) => ({ ...all, [country]: { price, currency } }));
    afterSaving(client);
  };
}

/** Sets the price of a strength; the new one is in place before the call counts as done. */
export function useSaveStrengthPrice(medicine: Medicine) {
  const client = useQueryClient();
  const { queryKey } = strengthPricesQuery(medicine);
  return async (body: RouteCall<typeof setStrengthPricing>['body']) => {
    const { country, strength, price, currency } = await call(setStrengthPricing, { body });
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (all) => ({
      ...all,
      [country]: { ...all?.[country], [String(strength)]: { price, currency } },
    }));
    afterSaving(client);
  };
}

/** What other screens show depends on prices. */
const DEPENDENTS = [
  getCountryPricing,
  getAllStrengthPricing,
  getStrengthPricing,
  listPricedCountries,
  getCostSavings,
  getSystemStats,
];

function afterSaving(client: QueryClient): void {
  for (const { id } of DEPENDENTS) void client.invalidateQueries({ queryKey: [id] });
  showToast({ tone: 'good', message: texts.saved });
}
