import { getSystemStats } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import type { Scope } from '../../../context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { keptFor } from './kept-for.ts';
import { systemStatsOf } from './stats.service.ts';

/** How old the figures may be. */
const KEPT_MS = 60_000;

export function statsRoutes(app: FastifyInstance, context: AppContext): void {
  const rates = context.config.exchangeRates;
  const readStats = keptFor(KEPT_MS, (scope: Scope) => systemStatsOf(scope, rates));
  bindRoute(app, context, getSystemStats, (_input, call) => readStats(call));
}
