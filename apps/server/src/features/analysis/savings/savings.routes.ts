import { getCostSavings } from '@dosewise/contract';
import type { ExchangeRates } from '@dosewise/domain';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readCostSavings } from './savings.service.ts';

export const savingsRoutes = (rates: ExchangeRates): readonly Answer[] => [
  answer(getCostSavings, (_input, call) => readCostSavings(call, call.session.userId, rates)),
];
