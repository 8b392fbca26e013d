import type { Weight } from '@dosewise/contract';
import { DAY_MS, kg, type ShownWeightUnit, type WeightPoint } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import type { ChartModel, ChartSeries } from '../../ui/chart/chart-model.ts';
import { texts } from './texts.ts';
import { weightAxis } from './weight-axis.ts';

/** Weigh-ins in the order of time. */
export function toWeightPoints(weights: readonly Weight[]): WeightPoint[] {
  return weights
    .map(({ date, weightKg }) => ({ at: Date.parse(date), kg: kg(weightKg) }))
    .sort((a, b) => a.at - b.at);
}

interface WeightCourse {
  /** In the order of time. */
  readonly weights: readonly WeightPoint[];
  readonly trend: readonly WeightPoint[];
  /** Other weights in kg that the axis must reach, such as a goal. */
  readonly alsoKg?: readonly number[];
  readonly unit: ShownWeightUnit;
  /** The share of the span of weights that is left free above and below them. */
  readonly padding: number;
  /** The days to either side of a lone instant, so that there is a time to stand in. */
  readonly daysAround: number;
}

/** The chart of weigh-ins and their trend; null without weigh-ins. */
export function weightChart(course: WeightCourse): ChartModel | null {
  const { weights, trend, alsoKg = [], unit, padding, daysAround } = course;
  const from = weights[0]?.at ?? 0;
  const to = Math.max(weights.at(-1)?.at ?? 0, trend.at(-1)?.at ?? 0);
  const values = [...weights, ...trend].map((point) => point.kg);
  const y = weightAxis([...values, ...alsoKg], padding, unit);
  if (y === null || weights.length === 0) return null;
  const slack = from === to ? daysAround * DAY_MS : 0;
  return {
    x: { from: from - slack, to: to + slack, format: formatDay, label: texts.date },
    y,
    series: weightSeries(weights, trend),
  };
}

/** The weigh-ins as the subject of a chart, and their trend where there is one. */
function weightSeries(
  weights: readonly WeightPoint[],
  trend: readonly WeightPoint[],
): ChartSeries[] {
  const measured: ChartSeries = {
    id: 'weight',
    label: texts.weight,
    tone: 'first',
    shape: 'line',
    dots: true,
    points: toChartPoints(weights),
  };
  if (trend.length === 0) return [measured];
  const drawn: ChartSeries = {
    id: 'trend',
    label: texts.trend,
    tone: 'second',
    shape: 'line',
    stroke: 'dashed',
    between: true,
    points: toChartPoints(trend),
  };
  return [measured, drawn];
}

function toChartPoints(points: readonly WeightPoint[]) {
  return points.map(({ at, kg }) => ({ x: at, y: kg }));
}
