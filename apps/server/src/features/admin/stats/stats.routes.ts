import { getSystemStats } from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Scope } from '../../../context.ts';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { keptFor } from './kept-for.ts';
import { readSystemStats } from './stats.service.ts';

/** The greatest age of the figures, in ms. */
const KEPT_MS = 60_000;

export function statsRoutes(context: AppContext): readonly Answer[] {
  const rates = context.config.exchangeRates;
  const readStats = keptFor(KEPT_MS, (scope: Scope) => readSystemStats(scope, rates));
  return [answer(getSystemStats, (_input, call) => readStats(call))];
}
