import {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './admin-pricing.service.ts';

export const adminPricingRoutes: readonly Answer[] = [
  answer(getCountryPricing, (_input, call) => service.countryPrices(call)),
  answer(setCountryPricing, ({ body }, call) =>
    service.setCountryPrice(call, call.session.userId, body),
  ),
  answer(removeCountryPricing, ({ query }, call) =>
    service.removeCountryPrice(call, call.session.userId, query),
  ),
  answer(getAllStrengthPricing, ({ query }, call) => service.strengthPrices(call, query.medicine)),
  answer(setStrengthPricing, ({ body }, call) =>
    service.setStrengthPrice(call, call.session.userId, body),
  ),
  answer(removeStrengthPricing, ({ query }, call) =>
    service.removeStrengthPrice(call, call.session.userId, query),
  ),
  answer(getPriceHistory, ({ params, query }, call) =>
    service.priceHistory(call, params.country, query.medicine),
  ),
];
