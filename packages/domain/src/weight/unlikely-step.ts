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
  if (nearest === null || distance(nearest) > STEP_WINDOW_MS) return null;
  return Math.abs(entry.kg - nearest.kg) > MAX_STEP_SHARE * nearest.kg ? nearest : null;
}
