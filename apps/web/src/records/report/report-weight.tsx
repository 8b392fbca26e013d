import type { Report } from '@dosewise/contract';
import { useMemo } from 'react';
import { formatHeight } from '../../format/heights.ts';
import { formatToTenths } from '../../format/numbers.ts';
import { formatWeight, formatWeightChange } from '../../format/weights.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FigureCards } from '../../ui/layout/figure-cards.tsx';
import { reportChart } from './report-chart.ts';
import { texts } from './texts.ts';

const CHART_HEIGHT = 280;

interface ReportWeightProps {
  readonly report: Report;
  /** The owner's, or what stands in for it. */
  readonly timeZone: string;
  readonly dayOf: (instant: string) => string;
}

/** What became of the weight, in the units of its owner. */
export function ReportWeight({ report, timeZone, dayOf }: ReportWeightProps) {
  const { weight, bmi, person } = report;
  const unit = person.units.weight;
  const model = useMemo(
    () => weight && reportChart(weight.points, unit, timeZone),
    [weight, unit, timeZone],
  );
  if (weight === null) {
    return (
      <Card title={texts.weight}>
        <p className="text-quiet">{texts.noWeight}</p>
      </Card>
    );
  }
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
              note: texts.percent(formatToTenths(weight.changePercent).replace('-', '−')),
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
