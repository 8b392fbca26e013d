import { getDefaultPrice, getStrengthPricing, listPricedCountries } from '@dosewise/contract';
import { FIRST_MEDICINE } from '@dosewise/domain';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readDefaultPrice, readPricedCountries, readStrengthPrices } from './pricing.read-model.ts';

export const pricingRoutes: readonly BoundRoute[] = [
  bindRoute(getStrengthPricing, ({ params, query }, call) =>
    readStrengthPrices(call.db, {
      country: params.country,
      medicine: query.medicine ?? FIRST_MEDICINE,
      now: call.now,
    }),
  ),
  bindRoute(getDefaultPrice, async ({ params }, call) => ({
    default: await readDefaultPrice(call.db, params.country, call.now),
  })),
  bindRoute(listPricedCountries, (_input, call) => readPricedCountries(call.db)),
];
