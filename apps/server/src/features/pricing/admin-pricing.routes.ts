import {
  getAllStrengthPricing,
  getCountryPricing,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import * as service from './admin-pricing.service.ts';

export function adminPricingRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getCountryPricing, (_input, call) => service.countryPrices(call));
  bindRoute(app, context, setCountryPricing, ({ body }, call) =>
    service.setCountryPrice(call, call.session.userId, body),
  );
  bindRoute(app, context, getAllStrengthPricing, (_input, call) => service.strengthPrices(call));
  bindRoute(app, context, setStrengthPricing, ({ body }, call) =>
    service.setStrengthPrice(call, call.session.userId, body),
  );
}
