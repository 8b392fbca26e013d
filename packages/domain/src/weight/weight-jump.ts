import { isWeightSlip } from './unlikely-step.ts';
import type { WeightPoint } from './weigh-in.ts';

/** A weigh-in that is far from its two neighbours in time, which agree with each other. */
export interface WeightJump<Entry extends WeightPoint> {
  readonly entry: Entry;
  /** The neighbours in the order of time: before and after it; of the first or the last one two on one side. */
  readonly neighbours: readonly [WeightPoint, WeightPoint];
  readonly place: 'between' | 'first' | 'last';
}

/**
 * The latest weigh-in for which `isOpen` that a person should be asked about: a slip of a scale or someone else
 * on it. It differs from two neighbours by more than the form's step while these agree, so that the honest one
 * behind a slip is none. Null without any. `weights` are all there are, in the order of time.
 */
export function findWeightJump<Entry extends WeightPoint>(
  weights: readonly Entry[],
  isOpen: (entry: Entry) => boolean,
): WeightJump<Entry> | null {
  for (let index = weights.length - 1; index >= 0; index -= 1) {
    const entry = weights[index];
    if (entry === undefined || !isOpen(entry)) continue;
    const [place, first, second] = neighboursOf(weights, index);
    if (first === undefined || second === undefined) continue;
    if (isWeightSlip(entry, first, second)) return { entry, neighbours: [first, second], place };
  }
  return null;
}

function neighboursOf<Entry>(weights: readonly Entry[], index: number) {
  if (index === 0) return ['first', weights[1], weights[2]] as const;
  if (index === weights.length - 1) {
    return ['last', index < 2 ? undefined : weights[index - 2], weights[index - 1]] as const;
  }
  return ['between', weights[index - 1], weights[index + 1]] as const;
}
