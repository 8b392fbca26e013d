import {
  changeFromStart,
  type Kilograms,
  type ShownWeightUnit,
  type Trend,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import { formatDay } from '../../../format/dates.ts';
import { formatWeight } from '../../../format/weights.ts';
import { texts } from './texts.ts';

interface Summary {
  readonly weights: readonly WeightPoint[];
  readonly trend: Trend | null;
  readonly goalKg: Kilograms | null;
  readonly keep: WeightRange | null;
  readonly unit: ShownWeightUnit;
}

/** What the weight chart shows, in sentences. */
export function describeJourney({ weights, trend, goalKg, keep, unit }: Summary): string {
  const change = changeFromStart(weights);
  if (change === null) return '';
  const { start, latest } = change;
  const written = ({ at, kg }: WeightPoint) => ({
    weight: formatWeight(kg, unit),
    day: formatDay(at),
  });
  const sentences = [
    start.at === latest.at
      ? texts.onlyWeight(formatWeight(latest.kg, unit), formatDay(latest.at))
      : texts.wayOfWeight(written(start), written(latest)),
  ];
  if (trend !== null) sentences.push(texts.projection);
  if (goalKg !== null) sentences.push(texts.theGoal(formatWeight(goalKg, unit)));
  if (keep !== null) {
    const [low, high] = [formatWeight(keep.lowKg, unit), formatWeight(keep.highKg, unit)];
    sentences.push(texts.theRange(texts.range(low, high)));
  }
  return sentences.join(' ');
}
