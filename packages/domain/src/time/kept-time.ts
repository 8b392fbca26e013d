import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** The years that the product keeps, both inclusive. */
export const KEPT_YEARS = { first: 1900, last: 2199 } as const;

/** The first day that the product keeps, and the first that is too late for it. */
const FIRST_DAY: CalendarDay = `${KEPT_YEARS.first}-01-01`;
const TOO_LATE: CalendarDay = `${KEPT_YEARS.last + 1}-01-01`;
const [FIRST_INSTANT, TOO_LATE_INSTANT] = [Date.parse(FIRST_DAY), Date.parse(TOO_LATE)];

/** True when `text` is a day that exists, `YYYY-MM-DD`, in one of the years that the product keeps. */
export function isKeptDay(text: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY && text < TOO_LATE;
}

/** True when an instant (epoch ms) lies in the years, by UTC, that the product keeps. Not for NaN. */
export function isKeptInstant(at: number): boolean {
  return at >= FIRST_INSTANT && at < TOO_LATE_INSTANT;
}
