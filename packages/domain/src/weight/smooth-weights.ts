import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import type { WeightPoint } from './weigh-in.ts';

/** The age at which a weigh-in counts half as much as one of the moment, in ms: 5 days. */
const SMOOTHING_HALF_LIFE_MS = 5 * DAY_MS;

/**
 * The weights smoothed over time, a point for each instant with a weigh-in, in the order of time. A
 * point is the exponentially weighted mean of the weigh-ins up to its instant t, those at t among
 * them, and of none after it:
 *
 *     smoothed(t) = Σ kg(tᵢ) · w(tᵢ) / Σ w(tᵢ),  w(tᵢ) = 2^(−(t − tᵢ) / 5 days),  tᵢ ≤ t
 *
 * Being a mean it lies between the least and the most weighed so far, a constant weight stays as it
 * is, and a weigh-in after a long gap stands nearly alone. A later weigh-in changes no earlier point.
 * Instants in epoch ms, weights in kg. The order of what is given does not matter.
 */
export function smoothWeights(points: readonly WeightPoint[]): WeightPoint[] {
  const smoothed: WeightPoint[] = [];
  let mean = 0;
  let weight = 0;
  let before: number | null = null;
  for (const point of points.toSorted((a, b) => a.at - b.at)) {
    if (before !== null) weight *= 2 ** ((before - point.at) / SMOOTHING_HALF_LIFE_MS);
    weight += 1;
    mean += (point.kg - mean) / weight;
    if (before === point.at) smoothed.pop();
    smoothed.push({ at: point.at, kg: kg(mean) });
    before = point.at;
  }
  return smoothed;
}
