import {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './admin-pricing.service.ts';

export const adminPricingRoutes: readonly BoundRoute[] = [
  bindRoute(getCountryPricing, (_input, call) => service.countryPrices(call)),
  bindRoute(setCountryPricing, ({ body }, call) =>
    service.setCountryPrice(call, call.session.userId, body),
  ),
  bindRoute(removeCountryPricing, ({ query }, call) =>
    service.removeCountryPrice(call, call.session.userId, query),
  ),
  bindRoute(getAllStrengthPricing, ({ query }, call) =>
    service.strengthPrices(call, query.medicine),
  ),
  bindRoute(setStrengthPricing, ({ body }, call) =>
    service.setStrengthPrice(call, call.session.userId, body),
  ),
  bindRoute(removeStrengthPricing, ({ query }, call) =>
    service.removeStrengthPrice(call, call.session.userId, query),
  ),
  bindRoute(getPriceHistory, ({ params, query }, call) =>
    service.priceHistory(call, params.country, query.medicine),
  ),
];
