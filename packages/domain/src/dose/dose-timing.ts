import { HOUR_MS } from '../time/calendar-day.ts';

/** Clock difference between a phone and the server that a new dose's instant may show, in ms. */
export const FUTURE_TOLERANCE_MS = 5 * 60_000;

/**
 * Hours between `at` and the dose nearest to it (all epoch ms) if that is less than `gapHours`, else
 * null; null also where no label states a gap. Looks at doses on both sides, since a dose may be
 * logged late.
 */
export function tooSoonHours(
  at: number,
  otherDosesAt: readonly number[],
  gapHours: number | null,
): number | null {
  if (gapHours === null) return null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of otherDosesAt) nearest = Math.min(nearest, Math.abs(at - other));
  const hours = nearest / HOUR_MS;
  return hours < gapHours ? hours : null;
}

/** True when `at` lies further in the future than two clocks may differ (all epoch ms). */
export function isInFuture(at: number, now: number): boolean {
  return at > now + FUTURE_TOLERANCE_MS;
}
