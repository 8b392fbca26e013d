import { WEEK_MS } from '../time/calendar-day.ts';
import type { Kilograms } from './kilograms.ts';
import type { Trend, WeightPoint } from './trend.ts';

/** Weeks that the dashboard draws the trend past the last weigh-in. */
const PROJECTED_WEEKS = 8;

/** A pace that needs longer than this many weeks (100 years) is no pace towards the goal. */
const MOST_WEEKS = 5200;

/**
 * The trend continued from `lastWeighInAt` in weekly points for 8 weeks, or up to `targetAt` if
 * that is earlier; the end is always a point. Empty when the target lies before the last weigh-in.
 * Times in epoch ms, weights in kg.
 */
export function projectTrend(
  trend: Trend,
  lastWeighInAt: number,
  targetAt: number | null = null,
): WeightPoint[] {
  const longest = lastWeighInAt + PROJECTED_WEEKS * WEEK_MS;
  const end = targetAt === null ? longest : Math.min(longest, targetAt);
  const points: WeightPoint[] = [];
  for (let at = lastWeighInAt; at <= end; at += WEEK_MS) points.push({ at, kg: trend.valueAt(at) });
  const drawnTo = points.at(-1)?.at;
  if (drawnTo !== undefined && drawnTo < end) points.push({ at: end, kg: trend.valueAt(end) });
  return points;
}

/** What the trend says about the goal. `etaAt` in epoch ms. */
export type GoalOutlook =
  | { readonly kind: 'no-goal' }
  | { readonly kind: 'no-trend' }
  /** At or below the goal already (`weeksToGoal` 0, ETA today), or on the way down to it. */
  | { readonly kind: 'eta'; readonly weeksToGoal: number; readonly etaAt: number }
  /** Above the goal with a pace that is flat, leads away, or would take over 100 years. */
  | { readonly kind: 'not-on-course' };

/**
 * When the trend meets the goal (kg): (trend weight now − goal) / |pace| weeks from `now` (epoch
 * ms). A negative result is 0 and today, so a goal above the present weight counts as reached.
 */
export function goalOutlook(
  trend: Trend | null,
  goalKg: Kilograms | null,
  now: number,
): GoalOutlook {
  if (goalKg === null || !Number.isFinite(goalKg)) return { kind: 'no-goal' };
  if (trend === null) return { kind: 'no-trend' };
  const above = trend.valueAt(now) - goalKg;
  if (above <= 0) return { kind: 'eta', weeksToGoal: 0, etaAt: now };
  const weeksToGoal = above / Math.abs(trend.slopeKgPerWeek);
  if (trend.slopeKgPerWeek >= 0 || weeksToGoal > MOST_WEEKS) return { kind: 'not-on-course' };
  return { kind: 'eta', weeksToGoal, etaAt: now + weeksToGoal * WEEK_MS };
}
