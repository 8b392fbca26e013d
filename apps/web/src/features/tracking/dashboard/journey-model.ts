import {
  type BmiBand,
  bmiBands,
  joinTaken,
  type Kilograms,
  projectTrend,
  type ShownWeightUnit,
  type TakenDose,
  type Trend,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import type { ChartBand, ChartModel, ChartReference } from '../../../kit/chart/chart-model.ts';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { type WeightView, weightChart } from '../../../parts/weights/weight-chart.ts';
import { texts } from './texts.ts';

export interface Journey extends WeightView {
  /** In the order of time, at least one. */
  readonly weights: readonly WeightPoint[];
  readonly trend: Trend | null;
  readonly goalKg: Kilograms | null;
  /** The range to stay in, for someone who keeps a weight. */
  readonly keep: WeightRange | null;
  /** The target day, in epoch ms. */
  readonly targetAt: number | null;
  /** In the order of time; empty where markers are switched off. */
  readonly doses: readonly TakenDose[];
  /** Null where bands are switched off or the height is not known. */
  readonly heightCm: number | null;
  readonly unit: ShownWeightUnit;
  readonly now: number;
}

/** The share of the span of weights that is left free above and below them. */
const PADDING = 0.12;

/** The weight chart: weigh-ins, the trend and its projection, the goal, doses and BMI bands. */
export function journeyModel(journey: Journey): ChartModel | null {
  const { weights, goalKg, keep, heightCm, doses, unit, range, isRaw } = journey;
  const trend = trendPoints(journey);
  const model = weightChart({
    weights,
    trend,
    doses,
    range,
    isRaw,
    alsoKg: aimsOf(goalKg, keep),
    unit,
    padding: PADDING,
    daysAround: 7,
  });
  if (model === null) return null;
  const { x, y } = model;
  return {
    ...model,
    bands: heightCm === null ? [] : bmiBands(heightCm).map((band) => toChartBand(band, y.to)),
    references: [...goalLine(goalKg, unit), ...rangeLines(keep), ...dayLines(journey, x)],
    markers: [
      {
        id: 'doses',
        label: texts.dose,
        tone: 'third',
        points: doseMarkers(doses, weights).filter(({ x: at }) => at >= x.from && at <= x.to),
      },
    ],
  };
}

/** The trend where it holds: over the weigh-ins it was drawn through, and on into its projection. */
function trendPoints({ weights, trend, targetAt }: Journey): WeightPoint[] {
  const last = weights.at(-1);
  if (trend === null || last === undefined) return [];
  const measured = weights
    .filter(({ at }) => at >= trend.t0)
    .map(({ at }) => ({ at, kg: trend.valueAt(at) }));
  const projected = projectTrend(trend, last.at, targetAt).filter(({ at }) => at > last.at);
  return [...measured, ...projected];
}

const BAND_TONES = {
  healthy: 'good',
  overweight: 'caution',
  obese: 'danger',
} as const satisfies Record<BmiBand['name'], ChartBand['tone']>;

function toChartBand({ name, fromKg, toKg }: BmiBand, highest: number): ChartBand {
  return {
    id: name,
    label: texts.bands[name],
    tone: BAND_TONES[name],
    from: fromKg,
    to: toKg ?? Math.max(highest, fromKg),
  };
}

function goalLine(goalKg: Kilograms | null, unit: ShownWeightUnit): ChartReference[] {
  if (goalKg === null) return [];
  return [
    {
      id: 'goal',
      label: texts.goal,
      caption: texts.goalAt(formatWeight(goalKg, unit)),
      tone: 'fourth',
      // The trend is dashed, too, and the two must differ without colour.
      stroke: 'long-dashed',
      at: { y: goalKg },
    },
  ];
}

/** Both ends of the range that is kept. */
function rangeLines(keep: WeightRange | null): ChartReference[] {
  if (keep === null) return [];
  // One caption for both, which may be close to each other.
  const captions = { lowKg: '', highKg: texts.rangeToKeep };
  return (['lowKg', 'highKg'] as const).map((end) => ({
    id: end,
    label: texts.ends[end],
    caption: captions[end],
    tone: 'fourth',
    stroke: 'long-dashed',
    at: { y: keep[end] },
  }));
}

function aimsOf(goalKg: Kilograms | null, keep: WeightRange | null): Kilograms[] {
  const aims = keep === null ? [] : [keep.lowKg, keep.highKg];
  return goalKg === null ? aims : [...aims, goalKg];
}

/** Today and the target day, where the chart reaches them; today gives way where both are close. */
function dayLines(
  { now, targetAt }: Journey,
  { from, to }: { from: number; to: number },
): ChartReference[] {
  const isInside = (at: number) => at > from && at <= to;
  const lines: ChartReference[] = [];
  if (targetAt !== null && isInside(targetAt)) {
    lines.push({ id: 'target', label: texts.target, tone: 'fourth', at: { x: targetAt } });
  }
  const isClose = lines.length > 0 && Math.abs((targetAt ?? 0) - now) < 0.2 * (to - from);
  if (isInside(now) && !isClose) {
    lines.push({
      id: 'today',
      label: texts.today,
      tone: 'quiet',
      stroke: 'dotted',
      at: { x: now },
    });
  }
  return lines;
}

/** A dose on the day of a weigh-in stands at that weigh-in, so that both are read together. */
function doseMarkers(doses: readonly TakenDose[], weights: readonly WeightPoint[]) {
  if (doses.length === 0) return [];
  const weighInOf = new Map(weights.map(({ at }) => [localDay(at), at]));
  return joinTaken(doses).map(({ at, mg }) => ({
    x: weighInOf.get(localDay(at)) ?? at,
    text: texts.mg(Number(mg.toFixed(2))),
  }));
}
