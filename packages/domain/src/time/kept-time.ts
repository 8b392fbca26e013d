import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** The first day that the product keeps, and the first that is too late for it: 1900 to 2199. */
const FIRST_DAY: CalendarDay = '1900-01-01';
const TOO_LATE: CalendarDay = '2200-01-01';

/** Whether `text` is a day that exists, `YYYY-MM-DD`, in one of the years that the product keeps. */
export function isKeptDay(text: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY && text < TOO_LATE;
}

/** Whether an instant (epoch ms) lies in the years, by UTC, that the product keeps. Not for NaN. */
export function isKeptInstant(at: number): boolean {
  return at >= Date.parse(FIRST_DAY) && at < Date.parse(TOO_LATE);
}
