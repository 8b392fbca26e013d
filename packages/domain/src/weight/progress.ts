import { DAY_MS } from '../time/calendar-day.ts';
import { changeFromStart } from './adherence.ts';
import type { Kilograms } from './kilograms.ts';
import { smoothWeights } from './smooth-weights.ts';
import type { WeightPoint } from './weigh-in.ts';

/** A month of weigh-ins, in ms. */
const MONTH_MS = 30 * DAY_MS;
/** The time by which the weigh-in of a month before may lie nearer or farther, in ms. */
const MONTH_SLACK_MS = 10 * DAY_MS;

/** The last month of smoothed weights. */
export interface SmoothedMonth {
  /** In the order of time, to the latest weigh-in. */
  readonly line: readonly WeightPoint[];
  /** True when its first point is a month before the last, so that the two tell the change of a month. */
  readonly isWhole: boolean;
}

/**
 * The smoothed weights from the one nearest to 30 days before the latest, at most 10 days off; without
 * such a one those of the last 30 days. Null for fewer than two. `points` in any order.
 */
export function smoothedMonth(points: readonly WeightPoint[]): SmoothedMonth | null {
  const smoothed = smoothWeights(points);
  const latest = smoothed.at(-1);
  if (latest === undefined) return null;
  const begin = latest.at - MONTH_MS;
  const offBy = ({ at }: WeightPoint) => Math.abs(at - begin);
  const nearest = smoothed.reduce((best, point) => (offBy(point) < offBy(best) ? point : best));
  const isWhole = offBy(nearest) <= MONTH_SLACK_MS;
  const line = smoothed.filter(({ at }) => at >= (isWhole ? nearest.at : begin));
  return line.length < 2 ? null : { line, isWhole };
}

/** A user's way from their first weigh-in to their goal. */
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
