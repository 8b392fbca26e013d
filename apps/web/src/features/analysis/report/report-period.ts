import {
  calendarDayIn,
  DAY_MS,
  isCalendarDay,
  MAX_REPORT_DAYS,
  reportDays,
} from '@dosewise/domain';

/** The days of a report as they stand in their fields. */
export interface PeriodEntry {
  readonly from: string;
  readonly to: string;
}

/** Days that are offered, back from today. */
export const SPAN_DAYS = { quarter: 91, half: 182, year: 365, longest: MAX_REPORT_DAYS } as const;
export type Span = keyof typeof SPAN_DAYS;

/** The period of so many days that ends today, by the clock of a time zone. */
export function reportPeriod(span: Span, now: number, timeZone: string): PeriodEntry {
  const to = calendarDayIn(timeZone, now);
  // By the calendar: where clocks changed meanwhile, not every day had 24 hours.
  const first = new Date(Date.parse(to) - (SPAN_DAYS[span] - 1) * DAY_MS);
  return { from: first.toISOString().slice(0, to.length), to };
}

/** The period where it can be asked for, else null. */
export function readPeriod({ from, to }: PeriodEntry): PeriodEntry | null {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return null;
  const days = reportDays(from, to);
  return days >= 1 && days <= MAX_REPORT_DAYS ? { from, to } : null;
}
