import { type CalendarDay, DAY_MS } from './calendar-day.ts';
import { remembering, zoneClock } from './local-time.ts';

/** A calendar day as a whole number: days since 1 January 1970. */
export type DayNumber = number;

/** The number of a calendar `day`, NaN when it is not a day. */
export const dayNumber = (day: CalendarDay): DayNumber => Date.parse(day) / DAY_MS;

/** The calendar day of a `number`. */
export const dayOfNumber: (number: DayNumber) => CalendarDay = remembering((number) =>
  new Date(number * DAY_MS).toISOString().slice(0, 10),
);

/**
 * Tells the number of the day on which an instant (epoch ms) falls in `timeZone` (IANA name). Throws
 * RangeError for a time zone that does not exist.
 */
export function dayNumbersIn(timeZone: string): (instant: number) => DayNumber {
  const { wallOf } = zoneClock(timeZone);
  return (instant) => Math.floor(wallOf(instant) / DAY_MS);
}

/**
 * The calendar day on which `instant` (epoch ms) falls in `timeZone` (IANA name).
 * Throws RangeError for a time zone that does not exist.
 */
export function calendarDayIn(timeZone: string, instant: number): CalendarDay {
  return dayOfNumber(dayNumbersIn(timeZone)(instant));
}

/**
 * Calendar days of `timeZone` (IANA name) from one instant to a later one, both in epoch ms; negative
 * if it is earlier. Throws RangeError for a time zone that does not exist.
 */
export function daysBetween(timeZone: string, from: number, to: number): number {
  const dayOf = dayNumbersIn(timeZone);
  return dayOf(to) - dayOf(from);
}
