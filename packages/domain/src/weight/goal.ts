import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { changeFromStart } from './adherence.ts';
import { isKeptWeight, type Kilograms } from './kilograms.ts';
import type { Trend } from './trend.ts';
import type { WeightPoint } from './weigh-in.ts';

/** Weeks that the dashboard draws the trend past the last weigh-in. */
const PROJECTED_WEEKS = 8;

/** A pace that needs longer than this many weeks (100 years) is no pace towards the goal. */
const MAX_WEEKS = 5200;

/**
 * The trend continued from `lastWeighInAt` in weekly points for 8 weeks, or up to `targetAt` if
 * that is earlier; the end is always a point. It stops before the first weight that no one has (outside 20
 * to 700 kg). Empty when the target lies before the last weigh-in. Times in epoch ms, weights in kg.
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
  const outside = points.findIndex((point) => !isKeptWeight(point.kg));
  return outside === -1 ? points : points.slice(0, outside);
}

/** A trend says nothing about today once the latest weigh-in is older than this. */
const MAX_ETA_AGE_MS = 21 * DAY_MS;

/** Weights are shown to a tenth of a kilogram: so near to the goal is at it, for someone who gains. */
const AT_GOAL_KG = 0.05;

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
 * The time at which the weight meets the goal (kg) at its pace: (weight now at that pace − goal) / |pace|
 * weeks from `now` (epoch ms). Who began at the goal or above it has reached it once they are there or
 * below. Who began below it comes from below: they have reached it once they are there, and are not on
 * course for it while their weight falls or stays.
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
  const { kgPerWeek, kgAt } = trend.pace;
  const above = kgAt(now) - goalKg;
  const comesFromBelow = change.start.kg < goalKg;
  const isThere = comesFromBelow ? Math.abs(above) < AT_GOAL_KG : above <= 0;
  if (isThere) return { kind: 'reached', etaAt: now };
  const leadsThere = above > 0 ? kgPerWeek < 0 : kgPerWeek > 0;
  const weeksToGoal = Math.abs(above / kgPerWeek);
  if (!leadsThere || weeksToGoal > MAX_WEEKS) return { kind: 'not-on-course' };
  return { kind: 'eta', weeksToGoal, etaAt: now + weeksToGoal * WEEK_MS };
}
