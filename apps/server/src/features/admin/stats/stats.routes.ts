import { getSystemStats } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { keptFor } from './kept-for.ts';
import { readSystemStats } from './stats.service.ts';

/** The greatest age of the figures, in ms. */
const KEPT_MS = 60_000;

export function statsRoutes(context: AppContext): readonly BoundRoute[] {
  const rates = context.config.exchangeRates;
  const readStats = keptFor(KEPT_MS, (scope: Scope) => readSystemStats(scope, rates));
  return [bindRoute(getSystemStats, (_input, call) => readStats(call))];
}
