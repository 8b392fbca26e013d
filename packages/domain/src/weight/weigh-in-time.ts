import { DAY_MS } from '../time/calendar-day.ts';

/**
 * True when a weigh-in at `at` lies ahead of `now` (epoch ms) by more than a day: so far a clock
 * may be wrong, or a date without a zone be that of a place further east.
 */
export function isWeighInAhead(at: number, now: number): boolean {
  return at > now + DAY_MS;
}
