import { type CalendarDay, DAY_MS, WEEK_MS } from './calendar-day.ts';
import { offsetReader } from './local-time.ts';

/** A calendar day as a whole number: days since 1 January 1970. */
export type DayNumber = number;

/** The number of a calendar `day`, NaN when it is not a day. */
export const dayNumber = (day: CalendarDay): DayNumber => Date.parse(day) / DAY_MS;

/** The calendar day of a `number`. */
export const dayOfNumber = (number: DayNumber): CalendarDay =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

/**
 * Tells the number of the day on which an instant (epoch ms) falls in `timeZone` (IANA name). Throws
 * RangeError for a time zone that does not exist. Keep it for many instants: it remembers how far
 * the clock is ahead of UTC at the start of each week, and asks again only where two weeks differ.
 */
export function dayNumbersIn(timeZone: string): (instant: number) => DayNumber {
  const offsetAt = offsetReader(timeZone);
  const atWeekStart = new Map<number, number>();
  const offsetOfWeek = (week: number) => {
    let offset = atWeekStart.get(week);
    if (offset === undefined) {
      offset = offsetAt(week * WEEK_MS);
      atWeekStart.set(week, offset);
    }
    return offset;
  };
  return (instant) => {
    const week = Math.floor(instant / WEEK_MS);
    const offset = offsetOfWeek(week);
    const isSteady = offset === offsetOfWeek(week + 1);
    return Math.floor((instant + (isSteady ? offset : offsetAt(instant))) / DAY_MS);
  };
}
