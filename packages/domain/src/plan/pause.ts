import type { CalendarDay } from '../time/calendar-day.ts';
import { type DayNumber, dayNumber, dayOfNumber } from '../time/day-numbers.ts';

/** Days of the user's on which nothing of a plan is due, both ends included. */
export interface Pause {
  readonly from: CalendarDay;
  /** Null: until it is ended. */
  readonly until: CalendarDay | null;
}

/** Tells the last day of the pause that a day lies in: infinite where it has no end, null for a day of none. */
export type PauseReader = (day: DayNumber) => DayNumber | null;

/** Reads the pauses of a plan by the day. Pauses that touch or overlap are one. */
export function readPauses(pauses: readonly Pause[]): PauseReader {
  const spans = pauses
    .map(({ from, until }) => ({
      first: dayNumber(from),
      last: until === null ? Number.POSITIVE_INFINITY : dayNumber(until),
    }))
    .toSorted((a, b) => a.first - b.first);
  return (day) => {
    let last: DayNumber | null = null;
    for (const span of spans) {
      if (span.first <= (last === null ? day : last + 1) && span.last >= (last ?? day))
        last = span.last;
    }
    return last;
  };
}

/** True where two pauses have a day in common. */
export function overlap(one: Pause, other: Pause): boolean {
  return (
    (one.until === null || other.from <= one.until) &&
    (other.until === null || one.from <= other.until)
  );
}

/** The days of `later` after the end of `one`, if it begins after that begins and outlasts it; null for none. */
export function restOfLater(later: Pause, one: Pause): Pause | null {
  if (one.until === null || later.from <= one.from) return null;
  if (later.until !== null && later.until <= one.until) return null;
  return { from: dayOfNumber(dayNumber(one.until) + 1), until: later.until };
}
