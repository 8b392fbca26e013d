import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { type Kilograms, kg } from './kilograms.ts';
import type { WeightPoint } from './weigh-in.ts';

/** The pace of a weight, and the weight that goes with it. */
export interface Pace {
  /** Negative when the weight falls. */
  readonly kgPerWeek: number;
  /** The weight (kg) at an instant (epoch ms) at this pace. */
  readonly kgAt: (at: number) => Kilograms;
}

/** Two weigh-ins closer than this differ by food and water, not by a pace. */
const APART_MS = DAY_MS;

/** Most points of which each pair is looked at; of more, the medians of spans of time. */
const MOST_POINTS = 200;

/**
 * The pace of weigh-ins by Theil and Sen: the median of the slopes between every two that lie at least a
 * day apart, and the weight as the median of what each weigh-in says at that pace. Some two of them must
 * lie so far apart. The order does not matter.
 *
 * Why not the least squares of the drawn trend: there one weigh-in of 850 in place of 85.0 kg moves the
 * pace by many kilograms a week. A median of slopes is right as long as fewer than 29 % of the weigh-ins
 * are wrong: one among thirty moves it by less than 0.2 kg a week where a weight swings by up to
 * 0.7 kg from day to day. It needs no limit from which a weigh-in counts as wrong, so no weigh-in
 * makes the pace jump, and without errors it is nearly the slope of least squares. Sen PK. J Am Stat Assoc
 * 1968;63:1379–1389.
 */
export function weightPace(points: readonly WeightPoint[]): Pace {
  const sorted = thinned(points.toSorted((a, b) => a.at - b.at));
  const slopes: number[] = [];
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      const apart = other.at - one.at;
      if (apart >= APART_MS) slopes.push(((other.kg - one.kg) * WEEK_MS) / apart);
    }
  });
  const kgPerWeek = median(slopes);
  const t0 = sorted[0]?.at ?? 0;
  const gone = (at: number) => (kgPerWeek * (at - t0)) / WEEK_MS;
  const startKg = median(sorted.map((point) => point.kg - gone(point.at)));
  return { kgPerWeek, kgAt: (at) => kg(startKg + gone(at)) };
}

/**
 * At most 200 points for `points` in the order of time: of more, the medians of those of each of 200
 * equal spans of time.
 */
function thinned(points: readonly WeightPoint[]): readonly WeightPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= MOST_POINTS) return points;
  const spanMs = (last.at - first.at) / MOST_POINTS;
  const bySpan = new Map<number, WeightPoint[]>();
  for (const point of points) {
    const span = Math.floor((point.at - first.at) / spanMs);
    bySpan.set(span, [...(bySpan.get(span) ?? []), point]);
  }
  return [...bySpan.values()].map((some) => ({
    at: median(some.map(({ at }) => at)),
    kg: kg(median(some.map((point) => point.kg))),
  }));
}

/** The middle one, or the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
