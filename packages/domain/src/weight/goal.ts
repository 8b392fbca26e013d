import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { changeFromStart } from './adherence.ts';
import type { Kilograms } from './kilograms.ts';
import type { Trend, WeightPoint } from './trend.ts';

/** Weeks that the dashboard draws the trend past the last weigh-in. */
const PROJECTED_WEEKS = 8;

/** A pace that needs longer than this many weeks (100 years) is no pace towards the goal. */
const MAX_WEEKS = 5200;

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

/** A trend says nothing about today once the latest weigh-in is older than this. */
const MAX_ETA_AGE_MS = 21 * DAY_MS;

/** The outlook for the goal by the trend. `etaAt` in epoch ms. */
export type GoalOutlook =
  | { readonly kind: 'no-goal' }
  | { readonly kind: 'no-trend' }
  /** The latest weigh-in is older than 21 days. */
  | { readonly kind: 'stale' }
  /** At the goal or beyond it already: the ETA is today. */
  | { readonly kind: 'reached'; readonly etaAt: number }
  /** On the way to the goal. */
  | { readonly kind: 'eta'; readonly weeksToGoal: number; readonly etaAt: number }
  /** Away from the goal with a pace that is flat, leads away, or would take over 100 years. */
  | { readonly kind: 'not-on-course' };

/**
 * The time at which the trend through `points` meets the goal (kg): (trend weight now − goal) /
 * |pace| weeks from `now` (epoch ms). At or below the goal is reached, save for somebody who gains:
 * their first weigh-in lies below the goal and their trend rises, so that they come to it from
 * below.
 */
export function goalOutlook(
  points: readonly WeightPoint[],
  trend: Trend | null,
  goalKg: Kilograms | null,
  now: number,
): GoalOutlook {
  if (goalKg === null || !Number.isFinite(goalKg)) return { kind: 'no-goal' };
  const change = changeFromStart(points);
  if (trend === null || change === null) return { kind: 'no-trend' };
  if (change.latest.at < now - MAX_ETA_AGE_MS) return { kind: 'stale' };
  const above = trend.valueAt(now) - goalKg;
  const pace = trend.slopeKgPerWeek;
  const gains = above < 0 && change.start.kg < goalKg && pace > 0;
  if (above <= 0 && !gains) return { kind: 'reached', etaAt: now };
  const weeksToGoal = Math.abs(above / pace);
  if ((above > 0 && pace >= 0) || weeksToGoal > MAX_WEEKS) return { kind: 'not-on-course' };
  return { kind: 'eta', weeksToGoal, etaAt: now + weeksToGoal * WEEK_MS };
}
