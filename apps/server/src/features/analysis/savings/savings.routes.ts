import { getCostSavings } from '@dosewise/contract';
import type { ExchangeRates } from '@dosewise/domain';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readCostSavings } from './savings.service.ts';

export const savingsRoutes = (rates: ExchangeRates): readonly BoundRoute[] => [
  bindRoute(getCostSavings, (_input, call) => readCostSavings(call, call.session.userId, rates)),
];
