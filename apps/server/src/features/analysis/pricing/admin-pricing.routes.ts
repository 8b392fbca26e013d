import {
  getAllStrengthPricing,
  getCountryPricing,
  getPriceHistory,
  removeCountryPricing,
  removeStrengthPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './admin-pricing.service.ts';

export function adminPricingRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getCountryPricing, (_input, call) => service.countryPrices(call));
  bindRoute(app, context, setCountryPricing, ({ body }, call) =>
    service.setCountryPrice(call, call.session.userId, body),
  );
  bindRoute(app, context, removeCountryPricing, async ({ query }, call) => {
    await service.removeCountryPrice(call, call.session.userId, query);
    return undefined;
  });
  bindRoute(app, context, getAllStrengthPricing, ({ query }, call) =>
    service.strengthPrices(call, query.medicine),
  );
  bindRoute(app, context, setStrengthPricing, ({ body }, call) =>
    service.setStrengthPrice(call, call.session.userId, body),
  );
  bindRoute(app, context, removeStrengthPricing, async ({ query }, call) => {
    await service.removeStrengthPrice(call, call.session.userId, query);
    return undefined;
  });
  bindRoute(app, context, getPriceHistory, ({ params, query }, call) =>
    service.priceHistory(call, params.country, query.medicine),
  );
}
