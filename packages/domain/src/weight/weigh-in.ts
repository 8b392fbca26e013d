import { DAY_MS } from '../time/calendar-day.ts';
import type { Kilograms } from './kilograms.ts';

/** A weigh-in: instant in epoch ms and weight in kg. */
export interface WeightPoint {
  readonly at: number;
  readonly kg: Kilograms;
}

/** Longest note of a weigh-in, a symptom or a measurement, in UTF-16 units. */
export const MAX_NOTE_CHARACTERS = 500;
/** Longest name of where a weigh-in came from, in UTF-16 units. */
export const MAX_SOURCE_CHARACTERS = 120;

/**
 * True when a weigh-in at `at` lies ahead of `now` (epoch ms) by more than a day: so far a clock
 * may be wrong, or a date without a zone be that of a place further east.
 */
export function isWeighInAhead(at: number, now: number): boolean {
  return at > now + DAY_MS;
}
