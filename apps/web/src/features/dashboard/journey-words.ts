import { changeFromStart, type Kilograms, type Trend, type WeightPoint } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { formatKg, formatKgChange, formatPace } from '../../records/weights/weight-words.ts';

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
  const sentences =
    start.at === latest.at
      ? [`${formatKg(latest.kg)} on ${formatDay(latest.at)}.`]
      : [
          `From ${formatKg(start.kg)} on ${formatDay(start.at)} to ${formatKg(latest.kg)} on ` +
            `${formatDay(latest.at)}, a change of ${formatKgChange(changeKg)}.`,
        ];
  if (trend !== null) {
    sentences.push(
      `The trend runs at ${formatPace(trend.slopeKgPerWeek)}; beyond the last weigh-in it is a ` +
        'projection, not a promise.',
    );
  }
  if (goalKg !== null) sentences.push(`The goal is ${formatKg(goalKg)}.`);
  return sentences.join(' ');
}
