import type { Weight } from '@dosewise/contract';
import { type AxisRange, kg, type WeightPoint, weightTicks } from '@dosewise/domain';
import type { ChartSeries, ChartYAxis } from '../../ui/chart/chart-model.ts';

/** Weigh-ins in the order of time. */
export function toWeightPoints(weights: readonly Weight[]): WeightPoint[] {
  return weights
    .map(({ date, weightKg }) => ({ at: Date.parse(date), kg: kg(weightKg) }))
    .sort((a, b) => a.at - b.at);
}

/** The axis of weights over `range` in kg; `format` gives a weight with its unit. */
export function weightAxis(range: AxisRange, format: (kg: number) => string): ChartYAxis {
  return {
    from: range.low,
    to: range.high,
    ticks: weightTicks(range),
    formatTick: String,
    format,
    label: 'kg',
  };
}

/** The weigh-ins as the subject of a chart, and their trend where there is one. */
export function weightSeries(
  weights: readonly WeightPoint[],
  trend: readonly WeightPoint[],
): ChartSeries[] {
  const measured: ChartSeries = {
    id: 'weight',
    label: 'Weight',
    tone: 'first',
    shape: 'line',
    dots: true,
    points: toChartPoints(weights),
  };
  if (trend.length === 0) return [measured];
  const drawn: ChartSeries = {
    id: 'trend',
    label: 'Trend',
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
