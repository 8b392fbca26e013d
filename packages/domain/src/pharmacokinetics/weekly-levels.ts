import { WEEK_MS } from '../time/calendar-day.ts';
import type { Course } from './curve.ts';

/** The levels of a week in mg/L, from one instant to another (epoch ms). */
export interface WeekOfLevels {
  readonly from: number;
  readonly to: number;
  readonly trough: number;
  readonly mean: number;
  readonly peak: number;
}

/**
 * The whole weeks of a course from `anchor` (epoch ms) on, one after the other: the lowest and the
 * highest level of each, both ends included, and the mean over its time, by straight lines between the
 * points. Weeks are of 7 × 24 hours. O(points).
 */
export function weeklyLevels({ at, mgPerL }: Course, anchor: number): WeekOfLevels[] {
  const weeks: WeekOfLevels[] = [];
  const end = at.at(-1) ?? Number.NEGATIVE_INFINITY;
  const begin = at[0] ?? 0;
  const skipped = Math.max(0, Math.ceil((begin - anchor) / WEEK_MS));
  let index = 0;
  for (let from = anchor + skipped * WEEK_MS; from + WEEK_MS <= end; from += WEEK_MS) {
    const to = from + WEEK_MS;
    let time = from;
    while ((at[index] ?? end) < from) index += 1;
    let level = levelAt(at, mgPerL, index, from);
    let [trough, peak, area] = [level, level, 0];
    const pass = (nextTime: number, nextLevel: number) => {
      area += ((level + nextLevel) / 2) * (nextTime - time);
      trough = Math.min(trough, nextLevel);
      peak = Math.max(peak, nextLevel);
      [time, level] = [nextTime, nextLevel];
    };
    for (; index < at.length && (at[index] ?? to) < to; index += 1) {
      pass(at[index] ?? to, mgPerL[index] ?? 0);
    }
    pass(to, levelAt(at, mgPerL, index, to));
    weeks.push({ from, to, trough, mean: area / WEEK_MS, peak });
  }
  return weeks;
}

/** The level at `time`, between the points at `index` - 1 and `index`, which is not before it. */
function levelAt(
  at: ArrayLike<number>,
  mgPerL: ArrayLike<number>,
  index: number,
  time: number,
): number {
  const [next, before] = [at[index] ?? time, at[index - 1] ?? time];
  const [high, low] = [mgPerL[index] ?? 0, mgPerL[index - 1] ?? 0];
  return next === time || next === before
    ? high
    : low + ((high - low) * (time - before)) / (next - before);
}
