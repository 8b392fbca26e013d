import { getDefaultPrice, getStrengthPricing, listPricedCountries } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { readDefaultPrice, readPricedCountries, readStrengthPrices } from './pricing.read-model.ts';

export function pricingRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getStrengthPricing, ({ params }, call) =>
    readStrengthPrices(call.db, params.country),
  );
  bindRoute(app, context, getDefaultPrice, async ({ params }, call) => ({
    default: await readDefaultPrice(call.db, params.country),
  }));
  bindRoute(app, context, listPricedCountries, (_input, call) => readPricedCountries(call.db));
}
