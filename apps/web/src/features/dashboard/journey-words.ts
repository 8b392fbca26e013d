import { changeFromStart, type Kilograms, type Trend, type WeightPoint } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { formatKg, formatKgChange, formatPace } from '../../records/weights/weight-words.ts';
import { texts } from './texts.ts';

interface Summary {
  readonly weights: readonly WeightPoint[];
  readonly trend: Trend | null;
  readonly goalKg: Kilograms | null;
}

/** What the weight chart shows, in sentences. */
export function describeJourney({ weights, trend, goalKg }: Summary): string {
  const change = changeFromStart(weights);
  if (change === null) return '';
  const { start, latest, changeKg } = change;
  const sentences = [
    start.at === latest.at
      ? texts.onlyWeight(formatKg(latest.kg), formatDay(latest.at))
      : texts.wayOfWeight(written(start), written(latest), formatKgChange(changeKg)),
  ];
  if (trend !== null) sentences.push(texts.trend(formatPace(trend.slopeKgPerWeek)));
  if (goalKg !== null) sentences.push(texts.theGoal(formatKg(goalKg)));
  return sentences.join(' ');
}

const written = ({ at, kg }: WeightPoint) => ({ weight: formatKg(kg), day: formatDay(at) });
