import { getDefaultPrice, getStrengthPricing, listPricedCountries } from '@dosewise/contract';
import { FIRST_MEDICINE } from '@dosewise/domain';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readDefaultPrice, readPricedCountries, readStrengthPrices } from './pricing.read-model.ts';

export function pricingRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getStrengthPricing, ({ params, query }, call) =>
    readStrengthPrices(call.db, {
      country: params.country,
      medicine: query.medicine ?? FIRST_MEDICINE,
      now: call.now,
    }),
  );
  bindRoute(app, context, getDefaultPrice, async ({ params }, call) => ({
    default: await readDefaultPrice(call.db, params.country, call.now),
  }));
  bindRoute(app, context, listPricedCountries, (_input, call) => readPricedCountries(call.db));
}
