import type { Report } from '@dosewise/contract';
import { calendarDayIn, type ShownWeightUnit } from '@dosewise/domain';
import { useMemo } from 'react';
import { texts as weightTexts } from '../../data/weights/texts.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import type { ChartModel } from '../../kit/chart/chart-model.ts';
import { Card } from '../../kit/layout/card.tsx';
import { FigureCards } from '../../kit/layout/figure-cards.tsx';
import { formatDay } from '../../languages/formats/dates.ts';
import { formatHeight } from '../../languages/formats/measurements.ts';
import { formatToTenths } from '../../languages/formats/numbers.ts';
import { formatWeight, formatWeightChange } from '../../languages/formats/weights.ts';
import { weightAxis } from '../weights/weight-axis.ts';
import { texts } from './texts.ts';

const CHART_HEIGHT = 280;

interface ReportWeightProps {
  readonly report: Report;
  /** The owner's, or what stands in for it. */
  readonly timeZone: string;
  readonly dayOf: (instant: string) => string;
}

/** The change of the weight, in the units of its owner; nothing without one. */
export function ReportWeight({ report, timeZone, dayOf }: ReportWeightProps) {
  const { weight, bmi, person } = report;
  const unit = person.units.weight;
  const model = useMemo(
    () => weight && reportChart(weight.points, unit, timeZone),
    [weight, unit, timeZone],
  );
  if (weight === null) return null;
  const [first, last] = [weight.first, weight.last].map(({ weightKg }) =>
    formatWeight(weightKg, unit),
  ) as [string, string];
  return (
    <Card title={texts.weight}>
      <div className="flex flex-col gap-5">
        <FigureCards
          className="sm:grid-cols-4"
          isNarrow
          figures={[
            { label: texts.first, value: first, note: dayOf(weight.first.date) },
            { label: texts.last, value: last, note: dayOf(weight.last.date) },
            {
              label: texts.change,
              value: formatWeightChange(weight.first.weightKg, weight.last.weightKg, unit),
              note: texts.percent(writePercent(weight.changePercent)),
            },
            {
              label: texts.bmi,
              value: bmi === null ? '–' : formatToTenths(bmi.bmi),
              ...(bmi === null
                ? {}
                : { note: texts.bmiNote(formatHeight(bmi.heightCm, person.units.height)) }),
            },
          ]}
        />
        {model === null ? null : (
          <Chart
            label={texts.weightChart}
            summary={texts.chartSummary(texts.weighIns(weight.weighIns), first, last)}
            model={model}
            height={CHART_HEIGHT}
          />
        )}
      </div>
    </Card>
  );
}

/** '−3.5' of a change in percent. */
export const writePercent = (percent: number): string => formatToTenths(percent).replace('-', '−');

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
