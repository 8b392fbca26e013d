import type { Report } from '@dosewise/contract';
import { calendarDayIn, type ShownWeightUnit } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import type { ChartModel } from '../../ui/chart/chart-model.ts';
import { texts as weightTexts } from '../weights/texts.ts';
import { weightAxis } from '../weights/weight-axis.ts';
import { texts } from './texts.ts';

/** The share of the span of weights that is left free above and below them. */
const PADDING = 0.1;

/**
 * The weigh-ins of a report and their smoothed line; null for fewer than two. Each stands at noon of
 * its day in `timeZone`, the owner's: who reads the report elsewhere sees the same days.
 */
export function reportChart(
  points: NonNullable<Report['weight']>['points'],
  unit: ShownWeightUnit,
  timeZone: string,
): ChartModel | null {
  const [first, last] = [points[0], points.at(-1)];
  const y = weightAxis(
    points.flatMap(({ weightKg, smoothedKg }) => [weightKg, smoothedKg]),
    PADDING,
    unit,
  );
  if (y === null || first === undefined || last === undefined || points.length < 2) return null;
  const xOf = ({ date }: { readonly date: string }) =>
    Date.parse(`${calendarDayIn(timeZone, Date.parse(date))}T12:00`);
  return {
    x: { from: xOf(first), to: xOf(last), format: formatDay, label: weightTexts.date },
    y,
    series: [
      {
        id: 'weight',
        label: texts.weight,
        tone: 'first',
        shape: 'dots',
        points: points.map((point) => ({ x: xOf(point), y: point.weightKg })),
      },
      {
        id: 'smoothed',
        label: texts.smoothed,
        tone: 'first',
        shape: 'line',
        points: points.map((point) => ({ x: xOf(point), y: point.smoothedKg })),
      },
    ],
  };
}
