import {
  type Course,
  type Curve,
  doseSteps,
  groupInjections,
  type MedicineModel,
  type TakenDose,
  type TimedDose,
} from '@dosewise/domain';
import type { ChartModel, ChartPoint, ChartSeries } from '../../../kit/chart/chart-model.ts';
import { RANGE_MS } from '../../../kit/chart/chart-range.ts';
import { roundStep } from '../../../kit/chart/chart-ticks.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { doseSpans } from '../../../parts/doses/dose-spans.ts';
import { formatConcentration, formatMg } from './concentration-words.ts';
import { texts } from './texts.ts';

/** The room above the highest value. */
const HEADROOM = 1.02;
const MAX_Y_TICKS = 6;

export interface ChartInput {
  readonly curve: Curve;
  readonly logged: readonly TakenDose[];
  readonly planned: readonly TimedDose[];
  /**
   * The time shown before and after now, in ms; of a forecast that begins later yet at least its
   * first four weeks. Everything is shown where that would leave nothing.
   */
  readonly around: number;
  readonly now: number;
  /** Writes an instant (epoch ms). */
  readonly when: (instant: number) => string;
  /** True when heights are shown as numbers. */
  readonly shows: MedicineModel['shows'];
}

/** The chart of both curves with their doses; null where there is nothing to draw. */
export function concentrationChart(input: ChartInput): ChartModel | null {
  const { curve, logged, now } = input;
  const isShapeOnly = input.shows === 'shape';
  const courses = [curve.actual, curve.forecast].filter((course) => course !== null);
  const first = Math.min(...courses.map(({ at }) => at[0] ?? Number.POSITIVE_INFINITY));
  const last = Math.max(...courses.map(({ at }) => at.at(-1) ?? Number.NEGATIVE_INFINITY));
  if (!(first < last)) return null;
  const from = now - input.around < last ? Math.max(first, now - input.around) : first;
  const begun = (curve.forecast?.at[0] ?? Number.NEGATIVE_INFINITY) + RANGE_MS.month;
  const ahead = Math.max(now + input.around, begun);
  const end = ahead > from ? Math.min(last, ahead) : last;
  const series = seriesOf(input, { from, to: end });
  const highest = highestOf(series);
  const to = highest > 0 ? HEADROOM * highest : 1;
  return {
    x: { from, to: end, weekly: true, format: input.when, label: texts.time },
    y: {
      from: 0,
      to,
      ticks: isShapeOnly ? [] : ticksTo(to),
      formatTick: (y) => figure(Number(y.toFixed(3))),
      format: formatConcentration,
      label: isShapeOnly ? texts.noScale : 'mg/L',
      isShapeOnly,
    },
    series,
    references:
      now > from && now < end
        ? [{ id: 'now', label: texts.now, tone: 'quiet', stroke: 'dotted', at: { x: now } }]
        : [],
    spans: doseSpans(doseSteps(logged), { isHeld: false, to: now }),
  };
}

/** The edges of the band, which are named where they run. */
const BAND_LOOK = { tone: 'quiet', stroke: 'dotted' } as const;

/** From one instant to another, both included, in epoch ms. */
interface Window {
  readonly from: number;
  readonly to: number;
}

function seriesOf({ curve, logged, planned }: ChartInput, shown: Window): ChartSeries[] {
  const line = (
    course: Course | null | undefined,
    look: Omit<ChartSeries, 'shape' | 'points'>,
  ): ChartSeries[] => (course ? [{ ...look, shape: 'line', points: pointsIn(course, shown) }] : []);
  const dots = [...dotsOn(curve.actual, logged, shown), ...dotsOn(curve.forecast, planned, shown)];
  return [
    ...line(curve.actual, {
      id: 'actual',
      label: texts.actual,
      legend: texts.estimated,
      tone: 'first',
    }),
    ...line(curve.forecast, {
      id: 'forecast',
      label: texts.forecast,
      tone: 'second',
      stroke: 'dashed',
    }),
    ...line(curve.band?.high, { id: 'high', label: texts.high, ...BAND_LOOK, labelAt: 'above' }),
    ...line(curve.band?.low, { id: 'low', label: texts.low, ...BAND_LOOK, labelAt: 'below' }),
    ...(dots.length === 0
      ? []
      : [
          {
            id: 'doses',
            label: texts.dose,
            tone: 'third',
            shape: 'dots',
            points: dots.sort((a, b) => a.x - b.x),
          } as const,
        ]),
  ].filter(({ points }) => points.length > 0);
}

function pointsIn({ at, mgPerL }: Course, { from, to }: Window): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (let index = 0; index < at.length; index += 1) {
    const x = at[index] ?? 0;
    if (x >= from && x <= to) points.push({ x, y: mgPerL[index] ?? 0 });
  }
  return points;
}

/** A dot on the line at each injection, which says how much it is, by its entries. */
function dotsOn(
  course: Course | null,
  doses: readonly TimedDose[],
  { from, to }: Window,
): ChartPoint[] {
  if (course === null) return [];
  const amounts = new Map<number, string>();
  for (const entries of groupInjections(doses)) {
    const text = entries.map(({ mg }) => formatMg(mg)).join(' + ');
    if (entries[0] !== undefined) amounts.set(entries[0].at, text);
  }
  const dots: ChartPoint[] = [];
  for (let index = 0; index < course.at.length; index += 1) {
    const x = course.at[index] ?? 0;
    const text = amounts.get(x);
    if (x >= from && x <= to && text !== undefined)
      dots.push({ x, y: course.mgPerL[index] ?? 0, text });
  }
  return dots;
}

function highestOf(series: readonly ChartSeries[]): number {
  let highest = 0;
  for (const { points } of series) for (const { y } of points) highest = Math.max(highest, y);
  return highest;
}

/** At most about six ticks from 0 to `to`, at round numbers. */
function ticksTo(to: number): number[] {
  const step = roundStep(to / MAX_Y_TICKS);
  return Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step);
}
