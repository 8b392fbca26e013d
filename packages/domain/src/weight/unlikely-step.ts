import { DAY_MS } from '../time/calendar-day.ts';
import type { WeightPoint } from './weigh-in.ts';

/** A larger share than this is rather a slip of typing than a change of weight. */
const MAX_STEP_SHARE = 0.15;
/** Over a longer time weights do change that much, in ms. */
const STEP_WINDOW_MS = 30 * DAY_MS;

/**
 * The weigh-in nearest in time to `entry`, the earlier of two, if it is at most 30 days away and
 * `entry` differs from it by more than 15 %: then a person should be asked. Else null. Any order.
 */
export function findUnlikelyStep(
  entry: WeightPoint,
  others: readonly WeightPoint[],
): WeightPoint | null {
  const distance = ({ at }: WeightPoint) => Math.abs(at - entry.at);
  let nearest: WeightPoint | null = null;
  for (const point of others) {
    const isNearer = nearest === null || distance(point) < distance(nearest);
    const isEarlier =
      nearest !== null && distance(point) === distance(nearest) && point.at < nearest.at;
    if (isNearer || isEarlier) nearest = point;
  }
  return nearest !== null && isUnlikely(entry, nearest) ? nearest : null;
}

const isUnlikely = (entry: WeightPoint, other: WeightPoint) =>
  Math.abs(entry.at - other.at) <= STEP_WINDOW_MS && isFar(entry, other);

const isFar = (one: WeightPoint, other: WeightPoint) =>
  Math.abs(one.kg - other.kg) > MAX_STEP_SHARE * other.kg;

/**
 * True for an entry that is too far from both of two weigh-ins near it, which agree with each other: a slip, or
 * someone else on the scale.
 */
export function isWeightSlip(entry: WeightPoint, before: WeightPoint, after: WeightPoint): boolean {
  return isUnlikely(entry, before) && isUnlikely(entry, after) && !isFar(after, before);
}

/**
 * The entries that differ like this from the weigh-in before them and from the one after them, which agree with
 * each other: the slip, and not the honest day behind it. `stored` ones count as neighbours, but for those at the
 * instant of an entry. Any order; the result is in the order of time.
 */
export function findOddWeights<Entry extends WeightPoint>(
  entries: readonly Entry[],
  stored: readonly WeightPoint[] = [],
): Entry[] {
  const instants = new Set(stored.length === 0 ? [] : entries.map(({ at }) => at));
  const others = new Set(stored.filter(({ at }) => !instants.has(at)));
  const points = [...entries, ...others].sort((one, other) => one.at - other.at);
  return points.filter((point, index): point is Entry => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined || others.has(point)) return false;
    return isWeightSlip(point, before, after);
  });
}
