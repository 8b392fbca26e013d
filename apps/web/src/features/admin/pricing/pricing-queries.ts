import {
  getAllStrengthPricing,
  getCostSavings,
  getCountryPricing,
  getPriceHistory,
  getStrengthPricing,
  getSystemStats,
  listPricedCountries,
  type RouteCall,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import type { Medicine } from '@dosewise/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { texts } from './texts.ts';

/** The default price of each country that has one. */
export const defaultPricesQuery = routeQuery(getCountryPricing);

/** The prices by strength of a medicine, of each country that has any. */
export const strengthPricesQuery = (medicine: Medicine) =>
  queryOptions({
    queryKey: [getAllStrengthPricing.id, medicine],
    queryFn: ({ signal }) => call(getAllStrengthPricing, { query: { medicine } }, { signal }),
  });

/** Every price of a medicine in a country. */
export const priceHistoryQuery = (country: string, medicine: Medicine) =>
  queryOptions({
    queryKey: [getPriceHistory.id, country, medicine],
    queryFn: ({ signal }) =>
      call(getPriceHistory, { params: { country }, query: { medicine } }, { signal }),
  });

/** Sets a default price; what holds then is in place before the call counts as done. */
export function useSaveDefaultPrice() {
  const client = useQueryClient();
  return async (body: RouteCall<typeof setCountryPricing>['body']) => {
    await call(setCountryPricing, { body });
    await loadAnew(client, texts.saved);
  };
}

/** Sets the price of a strength; what holds then is in place before the call counts as done. */
export function useSaveStrengthPrice() {
  const client = useQueryClient();
  return async (body: RouteCall<typeof setStrengthPricing>['body']) => {
    await call(setStrengthPricing, { body });
    await loadAnew(client, texts.saved);
  };
}

/** Takes back a default price that holds from a day. */
export function useRemoveDefaultPrice() {
  const client = useQueryClient();
  return async (query: RouteCall<typeof removeCountryPricing>['query']) => {
    await call(removeCountryPricing, { query });
    await loadAnew(client, texts.removed);
  };
}

/** Takes back a price of a strength that holds from a day. */
export function useRemoveStrengthPrice() {
  const client = useQueryClient();
  return async (query: RouteCall<typeof removeStrengthPricing>['query']) => {
    await call(removeStrengthPricing, { query });
    await loadAnew(client, texts.removed);
  };
}

/** The queries that depend on prices. */
const DEPENDENTS = [
  getCountryPricing,
  getAllStrengthPricing,
  getPriceHistory,
  getStrengthPricing,
  listPricedCountries,
  getCostSavings,
  getSystemStats,
];

async function loadAnew(client: QueryClient, message: string): Promise<void> {
  await Promise.all(DEPENDENTS.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
  showToast({ tone: 'good', message });
}
