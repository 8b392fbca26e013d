import type { CostSavings } from '@dosewise/contract';
import { type Currency, DAY_MS, WEEKS_PER_MONTH } from '@dosewise/domain';
import { Amount } from '../../../kit/amount.tsx';
import type { ChartModel } from '../../../kit/chart/chart-model.ts';
import { roundStep } from '../../../kit/chart/chart-ticks.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatMoney, formatRoundMoney } from '../../../languages/formats/money.ts';
import { compareWithStandard } from './savings-words.ts';
import { texts } from './texts.ts';

/** The cost of a dose and of a month, at list prices and as the person does it. */
export function CostComparison({ savings }: { savings: CostSavings }) {
  const { currency } = savings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Comparison
        title={texts.perDose}
        standard={savings.standardCostPerDose}
        actual={savings.actualCostPerDose}
        currency={currency}
      />
      <Comparison
        title={texts.perMonth}
        standard={savings.standardCostPerWeek * WEEKS_PER_MONTH}
        actual={savings.actualCostPerWeek * WEEKS_PER_MONTH}
        currency={currency}
      />
    </div>
  );
}

interface ComparisonProps {
  readonly title: string;
  readonly standard: number;
  readonly actual: number;
  readonly currency: Currency;
}

function Comparison({ title, standard, actual, currency }: ComparisonProps) {
  return (
    <section className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-3">
        <div className="numbers">
          <dt className="text-small text-quiet">{texts.standard}</dt>
          <Amount as="dd" className="text-lead">
            {formatMoney(standard, currency)}
          </Amount>
        </div>
        <div className="numbers">
          <dt className="text-small text-quiet">{texts.actual}</dt>
          <Amount as="dd" className="text-lead font-semibold">
            {formatMoney(actual, currency)}
          </Amount>
        </div>
      </dl>
      <p className="text-small text-quiet">{compareWithStandard(standard, actual, currency)}</p>
    </section>
  );
}

type Series = CostSavings['series'];

/** The most ticks of the axis of money, above 0. */
const MAX_TICKS = 6;

/** Both costs as they add up from dose to dose; null without doses. */
export function costChart(series: Series, currency: Currency): ChartModel | null {
  const points = series.map((point) => ({ ...point, x: Date.parse(point.date) }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  // A single dose still gets a week around it.
  const slack = last.x === first.x ? 3.5 * DAY_MS : 0;
  const ticks = moneyTicks(Math.max(last.standard, last.actual));
  return {
    x: { from: first.x - slack, to: last.x + slack, format: formatDay, label: texts.date },
    y: {
      from: 0,
      to: ticks.at(-1) ?? 1,
      ticks,
      formatTick: (y) => formatRoundMoney(y, currency),
      format: (y) => formatMoney(y, currency),
      label: currency,
    },
    series: [
      {
        id: 'actual',
        label: texts.actual,
        tone: 'first',
        shape: 'steps',
        between: true,
        points: points.map(({ x, actual }) => ({ x, y: actual })),
      },
      {
        id: 'standard',
        label: texts.standard,
        tone: 'second',
        shape: 'steps',
        stroke: 'dashed',
        between: true,
        points: points.map(({ x, standard }) => ({ x, y: standard })),
      },
    ],
  };
}

/** Round amounts from 0 to at least `most`, evenly apart. */
export function moneyTicks(most: number): number[] {
  const step = roundStep(Math.max(most, 1) / MAX_TICKS);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** The chart in a sentence. */
export function describeCosts(series: Series, currency: Currency): string {
  const last = series.at(-1);
  if (!last) return '';
  const { standard, actual } = last;
  return texts.summary(
    formatDay(last.date),
    formatMoney(actual, currency),
    formatMoney(standard, currency),
    compareWithStandard(standard, actual, currency),
  );
}
