import { getDefaultPrice, getStrengthPricing, listPricedCountries } from '@dosewise/contract';
import { FIRST_MEDICINE } from '@dosewise/domain';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readDefaultPrice, readPricedCountries, readStrengthPrices } from './pricing.read-model.ts';

export const pricingRoutes: readonly Answer[] = [
  answer(getStrengthPricing, ({ params, query }, call) =>
    readStrengthPrices(call.db, {
      country: params.country,
      medicine: query.medicine ?? FIRST_MEDICINE,
      now: call.now,
    }),
  ),
  answer(getDefaultPrice, async ({ params }, call) => ({
    default: await readDefaultPrice(call.db, params.country, call.now),
  })),
  answer(listPricedCountries, (_input, call) => readPricedCountries(call.db)),
];
