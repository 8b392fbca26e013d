import {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  type RouteCall,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import type { Medicine } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { call, callAndReload } from '../../../data/calls/api-client.ts';
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
export async function saveDefaultPrice(body: RouteCall<typeof setCountryPricing>['body']) {
  await callAndReload(setCountryPricing, { body });
  showToast({ tone: 'good', message: texts.saved });
}

/** Sets the price of a strength; what holds then is in place before the call counts as done. */
export async function saveStrengthPrice(body: RouteCall<typeof setStrengthPricing>['body']) {
  await callAndReload(setStrengthPricing, { body });
  showToast({ tone: 'good', message: texts.saved });
}

/** Takes back a default price that holds from a day. */
export async function removeDefaultPrice(query: RouteCall<typeof removeCountryPricing>['query']) {
  await callAndReload(removeCountryPricing, { query });
  showToast({ tone: 'good', message: texts.removed });
}

/** Takes back a price of a strength that holds from a day. */
export async function removeStrengthPrice(query: RouteCall<typeof removeStrengthPricing>['query']) {
  await callAndReload(removeStrengthPricing, { query });
  showToast({ tone: 'good', message: texts.removed });
}
