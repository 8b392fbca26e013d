import { type CalendarDay, DAY_MS } from '../time/calendar-day.ts';

/** Most days of one report: five years with their leap days. */
export const MAX_REPORT_DAYS = 1827;

/** Papers that a report is laid out for. */
export const REPORT_PAPERS = ['a4', 'letter'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** Days from `from` to `to`, both inclusive; below 1 where it ends before it begins. */
export function reportDays(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
