import {
  DAY_MS,
  doseSteps,
  isKeptWeight,
  kg,
  type ShownWeightUnit,
  smoothWeights,
  type TakenDose,
  WEIGHT_LIMITS_KG,
  type WeightPoint,
} from '@dosewise/domain';
import { texts } from '../../data/weights/texts.ts';
import type { ChartModel, ChartSeries } from '../../kit/chart/chart-model.ts';
import { type ChartRange, RANGE_MS } from '../../kit/chart/chart-range.ts';
import { localDay } from '../../kit/forms/local-date-time.ts';
import { formatDay } from '../../languages/formats/dates.ts';
import { doseSpans } from '../doses/dose-spans.ts';
import { weightAxis } from './weight-axis.ts';

/** The chosen view of the weights. */
export interface WeightView {
  /** Counted back from the latest weigh-in. */
  readonly range: ChartRange;
  /** True when a line joins the weigh-ins as they are, and nothing that follows from them is drawn. */
  readonly isRaw: boolean;
}

interface WeightCourse extends WeightView {
  /** In the order of time. */
  readonly weights: readonly WeightPoint[];
  /** In the order of time; it may go on after the last weigh-in. */
  readonly trend: readonly WeightPoint[];
  /** In the order of time: their steps are bands above the weigh-ins. */
  readonly doses: readonly TakenDose[];
  /** Other weights in kg that the axis must reach where all is shown, such as a goal. */
  readonly alsoKg?: readonly number[];
  readonly unit: ShownWeightUnit;
  /** The share of the span of weights that is left free above and below them. */
  readonly padding: number;
  /** The days to either side of a lone instant, so that there is a time to stand in. */
  readonly daysAround: number;
}

/** The chart of weigh-ins, smoothed, and their trend; null without weigh-ins. */
export function weightChart(course: WeightCourse): ChartModel | null {
  const { weights, alsoKg = [], range, unit, padding, daysAround } = course;
  const [first, last] = [weights[0]?.at ?? 0, weights.at(-1)?.at ?? 0];
  const from = Math.max(first, last - RANGE_MS[range]);
  // What lies ahead may take a third of the width.
  const trend = course.isRaw
    ? []
    : withinLimits(between(course.trend, from, last + RANGE_MS[range] / 2));
  const to = Math.max(last, trend.at(-1)?.at ?? 0);
  const shown = weights.filter(({ at }) => at >= from);
  const values = [...shown, ...trend].map((point) => point.kg);
  const y = weightAxis(range === 'all' ? [...values, ...alsoKg] : values, padding, unit);
  if (y === null || weights.length === 0) return null;
  const slack = from === to ? daysAround * DAY_MS : 0;
  const weighInOf = new Map(weights.map(({ at }) => [localDay(at), at]));
  return {
    x: { from: from - slack, to: to + slack, format: formatDay, label: texts.date },
    y,
    series: weightSeries(course, shown, trend, from),
    spans: doseSpans(doseSteps(course.doses), {
      isHeld: true,
      to: Math.max(last, course.doses.at(-1)?.at ?? 0),
      // A change on the day of a weigh-in stands at that weigh-in, so that both are read together.
      xOf: (at) => weighInOf.get(localDay(at)) ?? at,
    }),
  };
}

/** Days of weights that are smoothed as a whole, to what is nearly the trend. */
const SAME_LINE_DAYS = 14;

/** The weigh-ins as the subject of a chart, what they come to, and their trend where there is one. */
function weightSeries(
  { weights, isRaw }: WeightCourse,
  shown: readonly WeightPoint[],
  trend: readonly WeightPoint[],
  from: number,
): ChartSeries[] {
  const measured: ChartSeries = {
    id: 'weight',
    label: texts.weight,
    tone: 'quiet',
    shape: isRaw ? 'line' : 'dots',
    stroke: 'thin',
    dots: true,
    isLight: !isRaw && weights.length > 1,
    points: toChartPoints(shown),
  };
  const smoothed: ChartSeries = {
    id: 'smoothed',
    label: texts.smoothed,
    tone: 'first',
    shape: 'line',
    points: toChartPoints(smoothWeights(weights).filter(({ at }) => at >= from)),
  };
  // Through the weights of a few days both are the same straight line.
  const span = (weights.at(-1)?.at ?? 0) - (weights[0]?.at ?? 0);
  const isSameAsTrend = trend.length > 0 && span <= SAME_LINE_DAYS * DAY_MS;
  const drawn: ChartSeries = {
    id: 'trend',
    label: texts.trend,
    tone: 'second',
    shape: 'line',
    stroke: 'dashed',
    between: true,
    points: toChartPoints(trend),
  };
  return [
    measured,
    ...(isRaw || weights.length < 2 || isSameAsTrend ? [] : [smoothed]),
    ...(trend.length === 0 ? [] : [drawn]),
  ];
}

/** The part of a line from one instant to another; its ends lie on the line. */
function between(line: readonly WeightPoint[], from: number, to: number): WeightPoint[] {
  const cut: WeightPoint[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    for (const at of [from, to]) {
      if (before === undefined || !(before.at < at && at < point.at)) continue;
      const share = (at - before.at) / (point.at - before.at);
      cut.push({ at, kg: kg(before.kg + share * (point.kg - before.kg)) });
    }
    if (point.at >= from && point.at <= to) cut.push(point);
  });
  return cut;
}

/** The part of a line that lies at weights that there are; its ends lie on the line. */
function withinLimits(line: readonly WeightPoint[]): WeightPoint[] {
  const cut: WeightPoint[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    for (const limit of Object.values(WEIGHT_LIMITS_KG)) {
      if (before === undefined || (before.kg - limit) * (point.kg - limit) >= 0) continue;
      const share = (limit - before.kg) / (point.kg - before.kg);
      cut.push({ at: before.at + share * (point.at - before.at), kg: limit });
    }
    if (isKeptWeight(point.kg)) cut.push(point);
  });
  return cut;
}

function toChartPoints(points: readonly WeightPoint[]) {
  return points.map(({ at, kg }) => ({ x: at, y: kg }));
}
