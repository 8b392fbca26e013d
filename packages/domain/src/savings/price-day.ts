import type { CalendarDay } from '../time/calendar-day.ts';
import { localClock } from '../time/local-time.ts';

/** A day from which prices hold, and its first instant on somebody's calendar (epoch ms). */
export interface PriceDay {
  readonly day: CalendarDay;
  readonly startsAt: number;
}

/**
 * The first instants of `days` in `timeZone` (IANA name), latest first. Throws RangeError for a
 * time zone that does not exist.
 */
export function priceDaysIn(timeZone: string, days: readonly CalendarDay[]): PriceDay[] {
  const clock = localClock(timeZone);
  return days
    .map((day) => ({ day, startsAt: clock(Date.parse(`${day}T00:00:00Z`)) }))
    .sort((a, b) => b.startsAt - a.startsAt);
}
