import { TREND_WINDOW_MS, type Trend, trendOf, WEEK_MS, type WeightPoint } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { weightChart } from '../../records/weights/weight-chart.ts';
import { formatKg } from '../../records/weights/weight-words.ts';
import { mayHaveOlder } from '../../records/weights/weights-query.ts';
import type { ChartModel } from '../../ui/chart/chart-model.ts';

/** The share of the span of weights that is left free above and below them. */
const PADDING = 0.1;

/** The chart of weigh-ins and their trend, by weeks; null without weigh-ins. */
export function trendChart(weights: readonly WeightPoint[]): ChartModel | null {
  const found = trendOf(weights);
  const trend = found === null ? [] : trendLine(found, weights.at(-1)?.at ?? 0);
  const model = weightChart({ weights, trend, padding: PADDING, daysAround: 3.5 });
  return model && { ...model, x: { ...model.x, weekly: true } };
}

/** The trend from where it began to look to the last weigh-in. */
function trendLine(trend: Trend, last: number): WeightPoint[] {
  return [trend.t0, last].map((at) => ({ at, kg: trend.valueAt(at) }));
}

/** The chart in a sentence. `points` are in the order of time, the newest that there are. */
export function describeTrend(points: readonly WeightPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'No weights yet.';
  // There may be more than the server gives at once.
  const isPart = mayHaveOlder(points);
  const count = countOf(points.length, 'entry', 'entries');
  const range = `${isPart ? `The newest ${count}` : count}, latest ${formatKg(last.kg)} on ${formatDay(last.at)}.`;
  const trend = trendOf(points);
  if (trend === null) return `${range} A trend needs entries at two different times.`;
  const pace = Math.abs(trend.slopeKgPerWeek).toFixed(2);
  const way = trend.slopeKgPerWeek < 0 ? 'down' : 'up';
  const weeks = TREND_WINDOW_MS / WEEK_MS;
  const window =
    trend.t0 >= last.at - TREND_WINDOW_MS
      ? `the last ${weeks} weeks`
      : isPart
        ? 'these entries'
        : 'all entries';
  return Number(pace) === 0
    ? `${range} The trend over ${window} is level.`
    : `${range} The trend over ${window} goes ${way} by ${pace} kg a week.`;
}
