import { DAY_MS } from '../time/calendar-day.ts';
import { changeFromStart } from './adherence.ts';
import type { Kilograms } from './kilograms.ts';
import type { WeightPoint } from './trend.ts';

/** A month of weigh-ins, in ms. */
export const MONTH_MS = 30 * DAY_MS;
/** How much nearer or farther the weigh-in of a month before may lie, in ms. */
const MONTH_SLACK_MS = 10 * DAY_MS;

/**
 * The weigh-in nearest to 30 days before the latest one, at most 10 days off. Null without such a one.
 * `points` in any order.
 */
export function monthBeforeLatest(points: readonly WeightPoint[]): WeightPoint | null {
  const latest = changeFromStart(points)?.latest;
  if (latest === undefined) return null;
  const offBy = ({ at }: WeightPoint) => Math.abs(latest.at - MONTH_MS - at);
  let nearest: WeightPoint | null = null;
  for (const point of points) {
    if (offBy(point) > MONTH_SLACK_MS) continue;
    if (nearest === null || offBy(point) < offBy(nearest)) nearest = point;
  }
  return nearest;
}

/** How far somebody has come from their first weigh-in to their goal. */
export interface GoalProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** The weight that is left, in kg: below 0 where it is to be lost. 0 at the goal and beyond. */
  readonly leftKg: number;
}

/** Null without weigh-ins or a goal. `points` in any order. */
export function goalProgress(
  points: readonly WeightPoint[],
  goalKg: Kilograms | null,
): GoalProgress | null {
  const change = changeFromStart(points);
  if (change === null || goalKg === null) return null;
  const { start, latest } = change;
  const way = goalKg - start.kg;
  const left = goalKg - latest.kg;
  // Beyond the goal, seen from where it began; who began beyond it is there as long as they stay.
  const isReached = way > 0 ? left <= 0 : left >= 0;
  if (isReached) return { share: 1, leftKg: 0 };
  return { share: way === 0 ? 0 : Math.max(0, 1 - left / way), leftKg: left };
}
