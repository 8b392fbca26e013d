import {
  DAY_MS,
  TREND_WINDOW_MS,
  type Trend,
  trendOf,
  type WeightPoint,
  weeklyTicks,
  weightPageRange,
} from '@dosewise/domain';
import { formatDay, formatDayOfYear } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { weightAxis, weightSeries } from '../../records/weights/weight-chart.ts';
import { formatKg } from '../../records/weights/weight-words.ts';
import { mayHaveOlder } from '../../records/weights/weights-query.ts';
import type { ChartModel } from '../../ui/chart/chart-model.ts';

/** The chart of weigh-ins and their trend; null without weigh-ins. Zone: IANA name. */
export function weightChart(points: readonly WeightPoint[], timeZone: string): ChartModel | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const trend = trendOf(points);
  const line = trend === null ? [] : trendLine(trend, last.at);
  const range = weightPageRange([...points, ...line].map((point) => point.kg));
  if (range === null) return null;
  // A single day still gets a week around it.
  const slack = last.at === first.at ? 3.5 * DAY_MS : 0;
  const [from, to] = [first.at - slack, last.at + slack];
  // The chart has ticks of its own for longer times, with the years.
  const ticks = weeklyTicks(from, to, timeZone);
  return {
    x: {
      from,
      to,
      ...(ticks && { ticks }),
      formatTick: formatDayOfYear,
      format: formatDay,
      label: 'Date',
    },
    y: weightAxis(range, formatKg),
    series: weightSeries(points, line),
  };
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
  const weeks = TREND_WINDOW_MS / (7 * DAY_MS);
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
