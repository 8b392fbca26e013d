import { labelledIntervalDays, TABLET_INTERVAL_DAYS } from '../device/medicine.ts';
import { daysBetween } from '../time/day-numbers.ts';
import { sameTimeLater } from '../time/local-time.ts';

/** Days between doses where no label says otherwise: the product began with weekly pens. */
export const USUAL_INTERVAL_DAYS = 7;

/**
 * The time of the next dose, in epoch ms: `intervalDays` after the latest one, at the same time of
 * day in `timeZone` (IANA name). Throws RangeError for a time zone that does not exist.
 */
export function nextDoseAt(latestDoseAt: number, timeZone: string, intervalDays: number): number {
  return sameTimeLater(latestDoseAt, intervalDays, timeZone);
}

/**
 * The calendar days of `timeZone` (IANA name) from `dueAt`, when a dose was due, to `now`, both in
 * epoch ms; 0 on its day and before. Throws RangeError for a time zone that does not exist.
 */
export function overdueDays(dueAt: number, now: number, timeZone: string): number {
  return Math.max(0, daysBetween(timeZone, dueAt, now));
}

/** Days from dose to dose of a medicine without a plan: by its label, else daily of what is swallowed. */
export function usualIntervalDays(medicine: string, isOral: boolean): number {
  return labelledIntervalDays(medicine) ?? (isOral ? TABLET_INTERVAL_DAYS : USUAL_INTERVAL_DAYS);
}
