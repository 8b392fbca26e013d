import { calendarDayIn } from '../time/calendar-day.ts';
import { localClock } from '../time/local-time.ts';
import type { Span } from './savings.ts';

/**
 * The calendar month in which `now` (epoch ms) falls in `timeZone` (IANA name), from its first
 * instant there to that of the next. Throws RangeError for a time zone that does not exist.
 */
export function calendarMonthAt(timeZone: string, now: number): Span {
  const [year = 0, month = 1] = calendarDayIn(timeZone, now).split('-').map(Number);
  const clock = localClock(timeZone);
  return { from: clock(Date.UTC(year, month - 1)), to: clock(Date.UTC(year, month)) };
}
