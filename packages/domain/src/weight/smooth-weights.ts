import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import type { WeightPoint } from './weigh-in.ts';

/** The time to either side of an instant within which weigh-ins count for its smoothed weight, in ms: 14 days. */
const SMOOTHING_REACH_MS = 14 * DAY_MS;

/**
 * The weights smoothed over time, a point for each instant with a weigh-in, in the order of time. A
 * point is the value at its instant t of the straight line through the weigh-ins around it, by
 * weighted least squares:
 *
 *     w(tᵢ) = (1 − (|t − tᵢ| / r)³)³ for |t − tᵢ| < r, else 0
 *
 * This is local linear regression with tricube weights (loess; Cleveland WS, J Am Stat Assoc
 * 1979;74(368):829–836), without its rounds against outliers. The reach r is 14 days to either side;
 * nearer to the first or the last weigh-in it grows by what is missing there, to 28 days at that
 * weigh-in, so that each point looks at 28 days where there are as many. A point no longer moves once
 * weigh-ins of 28 days follow it, after the first fortnight once those of 14 days do.
 *
 * A straight course of weights, and so a constant one, stays as it is: the line does not lag. No
 * point lies beyond the least or the most weighed within its reach, and a weigh-in that is alone
 * there stays as it is. Instants in epoch ms, weights in kg. The order of what is given does not
 * matter.
 */
export function smoothWeights(points: readonly WeightPoint[]): WeightPoint[] {
  const ordered = points.toSorted((a, b) => a.at - b.at);
  const begin = ordered[0]?.at ?? 0;
  const end = ordered.at(-1)?.at ?? 0;
  const smoothed: WeightPoint[] = [];
  let first = 0;
  for (const { at } of ordered) {
    if (smoothed.at(-1)?.at === at) continue;
    const missing = Math.max(0, SMOOTHING_REACH_MS - (at - begin), SMOOTHING_REACH_MS - (end - at));
    const reach = SMOOTHING_REACH_MS + missing;
    // Never back: a reach grows by no more than the time that has passed.
    while ((ordered[first]?.at ?? at) <= at - reach) first += 1;
    smoothed.push({ at, kg: lineAt(at, reach, ordered, first) });
  }
  return smoothed;
}

/** The weight at `at` of the line through the weigh-ins within `reach` of it, from the index `first` on. */
function lineAt(at: number, reach: number, ordered: readonly WeightPoint[], first: number) {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  // Sums of weights, of times and weights, all counted from `at` and from the first weight.
  const origin = ordered[first]?.kg ?? 0;
  let sum = 0;
  let sumX = 0;
  let sumXX = 0;
  let sumY = 0;
  let sumXY = 0;
  for (let index = first; index < ordered.length; index += 1) {
    const point = ordered[index];
    if (point === undefined || point.at >= at + reach) break;
    const x = (point.at - at) / reach;
    const y = point.kg - origin;
    const below = 1 - Math.abs(x * x * x);
    const weight = below * below * below;
    sum += weight;
    sumX += weight * x;
    sumXX += weight * x * x;
    sumY += weight * y;
    sumXY += weight * x * y;
    least = Math.min(least, point.kg);
    most = Math.max(most, point.kg);
  }
  const spread = sum * sumXX - sumX * sumX;
  const value = spread > 0 ? (sumXX * sumY - sumX * sumXY) / spread : sumY / sum;
  return kg(Math.min(most, Math.max(least, origin + value)));
}
