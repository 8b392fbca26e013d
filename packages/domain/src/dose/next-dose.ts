import { calendarDayIn, DAY_MS } from '../time/calendar-day.ts';
import { sameTimeLater } from '../time/local-time.ts';

/**
 * When the next weekly dose falls, in epoch ms: 7 days after the latest one, at the same time of day
 * in `timeZone` (IANA name). Throws RangeError for a time zone that does not exist.
 */
export function nextDoseAt(latestDoseAt: number, timeZone: string): number {
  return sameTimeLater(latestDoseAt, 7, timeZone);
}

/**
 * How many calendar days of `timeZone` (IANA name) ago a dose was due at `dueAt`, both in epoch ms; 0
 * on its day and before. Throws RangeError for a time zone that does not exist.
 */
export function overdueDays(dueAt: number, now: number, timeZone: string): number {
  const day = (instant: number) => Date.parse(calendarDayIn(timeZone, instant));
  return Math.max(0, (day(now) - day(dueAt)) / DAY_MS);
}
