import { DAY_MS, nextDoseAt } from '@dosewise/domain';

const WINDOW_MS = 28 * DAY_MS;

/** How many of `times` (epoch ms) lie in the 28 days before `now`. */
export function dosesInLast28Days(times: readonly number[], now: number): number {
  return times.filter((time) => time > now - WINDOW_MS && time <= now).length;
}

/** When the next weekly dose is due: 7 days after the latest of `times`; null without any. */
export function nextDoseAfter(times: readonly number[]): number | null {
  return times.length === 0 ? null : nextDoseAt(Math.max(...times));
}
