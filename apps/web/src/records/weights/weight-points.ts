import type { Weight } from '@dosewise/contract';
import { kg, type WeightPoint } from '@dosewise/domain';

/** Weigh-ins in the order of time. */
export function toWeightPoints(weights: readonly Weight[]): WeightPoint[] {
  return weights
    .map(({ date, weightKg }) => ({ at: Date.parse(date), kg: kg(weightKg) }))
    .sort((a, b) => a.at - b.at);
}
