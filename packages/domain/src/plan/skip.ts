import { calendarDayIn } from '../time/day-numbers.ts';

/**
 * True when a skip made for one instant leaves out the dose planned at another (both epoch ms): they share a
 * calendar day of the user's. The hour of a planned dose may change after it was skipped: with the plan, the
 * time zone, or the dose that it is counted from.
 */
export const isSkipOf = (skippedAt: number, plannedAt: number, timeZone: string): boolean =>
  calendarDayIn(timeZone, skippedAt) === calendarDayIn(timeZone, plannedAt);
