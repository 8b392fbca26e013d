import {
  MIN_TREND_DAYS,
  type ShownWeightUnit,
  smoothTrend,
  type TakenDose,
  TREND_WINDOW_MS,
  type Trend,
  WEEK_MS,
  type WeightPoint,
} from '@dosewise/domain';
import { mayHaveOlder } from '../../../data/weights/weights-query.ts';
import type { ChartModel } from '../../../kit/chart/chart-model.ts';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatWeekly, formatWeight } from '../../../languages/formats/weights.ts';
import { type WeightView, weightChart } from '../../../parts/weights/weight-chart.ts';
import { texts } from './texts.ts';

/** The share of the span of weights that is left free above and below them. */
const PADDING = 0.1;

/** The chart of weigh-ins and their trend, by weeks; null without weigh-ins. */
export function trendChart(
  weights: readonly WeightPoint[],
  doses: readonly TakenDose[],
  unit: ShownWeightUnit,
  view: WeightView,
): ChartModel | null {
  const found = smoothTrend(weights);
  const trend = found === null ? [] : trendLine(found, weights.at(-1)?.at ?? 0);
  const model = weightChart({
    ...view,
    weights,
    doses,
    trend,
    unit,
    padding: PADDING,
    daysAround: 3.5,
  });
  return model && { ...model, x: { ...model.x, weekly: true } };
}

/** The trend from where it began to look to the last weigh-in. */
function trendLine(trend: Trend, last: number): WeightPoint[] {
  return [trend.t0, last].map((at) => ({ at, kg: trend.valueAt(at) }));
}

/** The chart in a sentence. `points` are in the order of time, the newest that there are. */
export function describeTrend(points: readonly WeightPoint[], unit: ShownWeightUnit): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return texts.noTrend;
  // There may be more than the server gives at once.
  const isPart = mayHaveOlder(points);
  const entries = (isPart ? texts.newestEntries : texts.entries)(points.length);
  const range = texts.latest(entries, formatWeight(last.kg, unit), formatDay(last.at));
  return `${range} ${describePace(smoothTrend(points), unit, first.at, isPart)}`;
}

function describePace(
  trend: Trend | null,
  unit: ShownWeightUnit,
  first: number,
  isPart: boolean,
): string {
  if (trend === null) return texts.trendNeedsDays(MIN_TREND_DAYS);
  const { kgPerWeek } = trend.pace;
  const weekly = formatWeekly(kgPerWeek, unit);
  const all = isPart ? texts.theseEntries : texts.allEntries;
  // Not of someone who has logged weights for a week.
  const isPartOfThem = first < trend.t0;
  const window = isPartOfThem ? texts.lastWeeks(TREND_WINDOW_MS / WEEK_MS) : all;
  return weekly === null
    ? texts.trendLevel(window)
    : texts.trendGoes(window, kgPerWeek < 0, weekly);
}
