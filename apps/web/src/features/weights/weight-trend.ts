import type { Weight } from '@dosewise/contract';
import {
  DAY_MS,
  kg,
  TREND_WINDOW_MS,
  type Trend,
  trendOf,
  type WeightPoint,
  weeklyTicks,
  weightPageRange,
  weightTicks,
} from '@dosewise/domain';
import { formatDay } from '../../lib/dates.ts';
import type { ChartModel } from '../../ui/chart/chart-model.ts';
import { formatKg } from './weight-words.ts';

/** More weekly labels than this would run into each other on any screen. */
const MOST_TICKS = 12;

const TICK = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Weigh-ins as points, oldest first. */
export function toPoints(weights: readonly Weight[]): WeightPoint[] {
  return weights
    .map((weight) => ({ at: Date.parse(weight.date), kg: kg(weight.weightKg) }))
    .sort((a, b) => a.at - b.at);
}

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
  return {
    x: {
      from,
      to,
      ticks: weeklyTicks(from, to, timeZone, MOST_TICKS),
      formatTick: (x) => TICK.format(x),
      format: formatDay,
      label: 'Date',
    },
    y: {
      from: range.low,
      to: range.high,
      ticks: weightTicks(range),
      formatTick: (y) => String(y),
      format: formatKg,
      label: 'kg',
    },
    series: [
      {
        id: 'weight',
        label: 'Weight',
        tone: 'first',
        shape: 'line',
        dots: true,
        points: points.map((point) => ({ x: point.at, y: point.kg })),
      },
      ...(line.length === 0
        ? []
        : [
            {
              id: 'trend',
              label: 'Trend',
              tone: 'second',
              shape: 'line',
              stroke: 'dashed',
              between: true,
              points: line.map((point) => ({ x: point.at, y: point.kg })),
            } as const,
          ]),
    ],
  };
}

/** The trend from where it began to look to the last weigh-in. */
function trendLine(trend: Trend, last: number): WeightPoint[] {
  return [trend.t0, last].map((at) => ({ at, kg: trend.valueAt(at) }));
}

/** The chart in a sentence. `points` are in the order of time. */
export function describeTrend(points: readonly WeightPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'No weights yet.';
  const range = `${points.length} ${points.length === 1 ? 'entry' : 'entries'}, latest ${formatKg(last.kg)} on ${formatDay(last.at)}.`;
  const trend = trendOf(points);
  if (trend === null) return `${range} A trend needs entries at two different times.`;
  const pace = Math.abs(trend.slopeKgPerWeek).toFixed(2);
  const way = trend.slopeKgPerWeek < 0 ? 'down' : 'up';
  const weeks = TREND_WINDOW_MS / (7 * DAY_MS);
  const window = trend.t0 >= last.at - TREND_WINDOW_MS ? `the last ${weeks} weeks` : 'all entries';
  return Number(pace) === 0
    ? `${range} The trend over ${window} is level.`
    : `${range} The trend over ${window} goes ${way} by ${pace} kg a week.`;
}
