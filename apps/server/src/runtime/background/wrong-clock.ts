/** The most that the clocks of several processes may lie apart. */
const APART_MS = 60_000;

/**
 * The latest instant that anything can be dated at `now`. What is dated later was written by a clock
 * that has been put right since: it would count, or live, for as long as the clock was wrong.
 */
export function latestInstant(now: number): number {
  return now + APART_MS;
}
