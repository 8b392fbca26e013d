import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { type Kilograms, kg } from './kilograms.ts';
import { type Pace, weightPace } from './pace.ts';
import type { WeightPoint } from './weigh-in.ts';

/** A straight line through weigh-ins, as charts draw it, and the pace of the same weigh-ins. */
export interface Trend {
  /** The slope of the drawn line in kg a week, negative when the weight falls. */
  readonly slopeKgPerWeek: number;
  /** The line's weight in kg at `t0`. */
  readonly interceptKg: Kilograms;
  /** The first weigh-in that the line was drawn through, in epoch ms. */
  readonly t0: number;
  /** The line's weight in kg at an instant in epoch ms. */
  readonly valueAt: (at: number) => Kilograms;
  /** The pace that is told in figures, which one mistyped weigh-in hardly moves. */
  readonly pace: Pace;
}

/**
 * The time that a trend looks back: 8 weeks, in ms. The weight page counts them as 4838400000 ms,
 * the dashboard as 56 days; it is the same span.
 */
export const TREND_WINDOW_MS = 8 * WEEK_MS;

/** Weigh-ins that must lie within the window; with fewer the trend is drawn through all. */
const ENOUGH_IN_WINDOW = 3;

/**
 * Days from the first weigh-in of a trend to its last, at least. A day's water and food move a weight by
 * more than a week of treatment does, so a shorter time says nothing about a pace.
 */
export const MIN_TREND_DAYS = 5;

/**
 * The least-squares line through the weigh-ins of the 8 weeks up to the latest one, both ends
 * inclusive, if at least 3 lie there, else through all. Null for fewer than 2 points or when all of
 * these lie within less than 5 days. The order does not matter.
 */
export function smoothTrend(points: readonly WeightPoint[]): Trend | null {
  const latest = points.reduce((last, { at }) => Math.max(last, at), Number.NEGATIVE_INFINITY);
  const recent = points.filter(({ at }) => at >= latest - TREND_WINDOW_MS);
  return lineThrough(recent.length >= ENOUGH_IN_WINDOW ? recent : points);
}

function lineThrough(points: readonly WeightPoint[]): Trend | null {
  const [first] = points;
  if (first === undefined || points.length < 2) return null;
  let t0 = first.at;
  for (const { at } of points) t0 = Math.min(t0, at);
  const last = points.reduce((latest, { at }) => Math.max(latest, at), t0);
  if (last - t0 < MIN_TREND_DAYS * DAY_MS) return null;
  const weeks = (at: number) => (at - t0) / WEEK_MS;

  // Centred on the mean: sums of squares of raw epoch times would lose half of the digits.
  let meanWeek = 0;
  let meanKg = 0;
  for (const point of points) {
    meanWeek += weeks(point.at) / points.length;
    meanKg += point.kg / points.length;
  }
  let spread = 0;
  let together = 0;
  for (const point of points) {
    const x = weeks(point.at) - meanWeek;
    spread += x * x;
    together += x * (point.kg - meanKg);
  }

  const slopeKgPerWeek = together / spread;
  const valueAt = (at: number) => kg(meanKg + slopeKgPerWeek * (weeks(at) - meanWeek));
  return { slopeKgPerWeek, interceptKg: valueAt(t0), t0, valueAt, pace: weightPace(points) };
}
