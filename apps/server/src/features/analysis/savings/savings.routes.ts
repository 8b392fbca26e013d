import { getCostSavings } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { costSavingsOf } from './savings.service.ts';

export function savingsRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getCostSavings, (_input, call) =>
    costSavingsOf(call, call.session.userId, context.config.exchangeRates),
  );
}
