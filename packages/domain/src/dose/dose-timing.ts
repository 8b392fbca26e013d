import { HOUR_MS } from '../time/calendar-day.ts';

/**
 * Shortest time between two weekly doses, in hours. Source: EMA product information, section 4.2
 * (the day may be changed if at least 3 days lie between two doses).
 */
export const SHORTEST_INTERVAL_HOURS = 72;

/** Clock difference between a phone and the server that a new dose's instant may show, in ms. */
const FUTURE_TOLERANCE_MS = 5 * 60_000;

/**
 * Hours between `at` and the dose nearest to it (all epoch ms) if that is less than 72, else null.
 * Looks at doses on both sides, since a dose may be logged late.
 */
export function tooSoonHours(at: number, otherDosesAt: readonly number[]): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of otherDosesAt) nearest = Math.min(nearest, Math.abs(at - other));
  const hours = nearest / HOUR_MS;
  return hours < SHORTEST_INTERVAL_HOURS ? hours : null;
}

/** Whether `at` lies further in the future than two clocks may differ (all epoch ms). */
export function isInFuture(at: number, now: number): boolean {
  return at > now + FUTURE_TOLERANCE_MS;
}
