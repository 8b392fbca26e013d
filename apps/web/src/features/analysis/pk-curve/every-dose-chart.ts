import {
  type Course,
  type Curve,
  doseSteps,
  type MedicineModel,
  type TakenDose,
  type TimedDose,
} from '@dosewise/domain';
import type {
  ChartArea,
  ChartModel,
  ChartPoint,
  ChartSeries,
} from '../../../kit/chart/chart-model.ts';
import { doseSpans } from '../../../parts/doses/dose-spans.ts';
import { levelAxis, nowLine, peopleArea, type Window, windowOf } from './chart-axes.ts';
import { injectionWords, pointsIn } from './level-chart.ts';
import { texts } from './texts.ts';

export interface EveryDoseInput {
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
  /** Says if heights are shown as numbers. */
  readonly shows: MedicineModel['shows'];
}

/** The specified chart of both curves with a dot at each dose; null where there is nothing to draw. */
export function everyDoseChart(input: EveryDoseInput): ChartModel | null {
  const { curve, logged, now, around, shows } = input;
  const courses = [curve.actual, curve.forecast].filter((course) => course !== null);
  const whole = {
    from: Math.min(...courses.map(({ at }) => at[0] ?? Number.POSITIVE_INFINITY)),
    to: Math.max(...courses.map(({ at }) => at.at(-1) ?? Number.NEGATIVE_INFINITY)),
  };
  if (!(whole.from < whole.to)) return null;
  const shown = windowOf({ whole, around, now, plannedFrom: curve.forecast?.at[0] ?? null });
  const series = seriesOf(input, shown);
  const areas = peopleArea(peopleIn(curve.band, shown));
  return {
    x: { ...shown, weekly: true, format: input.when, label: texts.time },
    y: levelAxis(series, areas, shows),
    series,
    areas,
    references: nowLine(now, shown),
    spans: doseSpans(doseSteps(logged), { isHeld: false, to: now }),
  };
}

function peopleIn(band: Curve['band'], { from, to }: Window): ChartArea['points'] {
  if (band === null) return [];
  return Array.from(band.low.at, (x, index) => ({
    x,
    low: band.low.mgPerL[index] ?? 0,
    high: band.high.mgPerL[index] ?? 0,
  })).filter(({ x }) => x >= from && x <= to);
}

function seriesOf({ curve, logged, planned }: EveryDoseInput, shown: Window): ChartSeries[] {
  const line = (
    course: Course | null,
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

/** A dot on the line at each injection, which says how much it is, by its entries. */
function dotsOn(
  course: Course | null,
  doses: readonly TimedDose[],
  { from, to }: Window,
): ChartPoint[] {
  if (course === null) return [];
  const amounts = injectionWords(doses);
  const dots: ChartPoint[] = [];
  for (let index = 0; index < course.at.length; index += 1) {
    const x = course.at[index] ?? 0;
    const text = amounts.get(x);
    if (x >= from && x <= to && text !== undefined)
      dots.push({ x, y: course.mgPerL[index] ?? 0, text });
  }
  return dots;
}
