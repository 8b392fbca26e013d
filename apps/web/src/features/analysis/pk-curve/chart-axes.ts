import type { MedicineModel } from '@dosewise/domain';
import type {
  ChartArea,
  ChartReference,
  ChartSeries,
  ChartYAxis,
} from '../../../kit/chart/chart-model.ts';
import { RANGE_MS } from '../../../kit/chart/chart-range.ts';
import { roundStep } from '../../../kit/chart/chart-ticks.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { formatConcentration } from './concentration-words.ts';
import { texts } from './texts.ts';

/** The room above the highest value. */
const HEADROOM = 1.02;
const MAX_Y_TICKS = 6;

/** From one instant to another, both included, in epoch ms. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

interface WindowInput {
  /** The first and the last instant that there is a level for. */
  readonly whole: Window;
  /** The time shown before and after now, in ms. */
  readonly around: number;
  readonly now: number;
  /** The begin of what is planned; its first four weeks are shown. Null without it. */
  readonly plannedFrom: number | null;
}

/** The part of the time that is shown: all of it where the wanted part would leave nothing. */
export function windowOf({ whole, around, now, plannedFrom }: WindowInput): Window {
  const { from: first, to: last } = whole;
  const from = now - around < last ? Math.max(first, now - around) : first;
  const begun = plannedFrom === null ? Number.NEGATIVE_INFINITY : plannedFrom + RANGE_MS.month;
  const ahead = Math.max(now + around, begun);
  return { from, to: ahead > from ? Math.min(last, ahead) : last };
}

/** The axis of levels, from 0 to just above the highest one shown. */
export function levelAxis(
  series: readonly ChartSeries[],
  areas: readonly ChartArea[],
  shows: MedicineModel['shows'],
): ChartYAxis {
  const isShapeOnly = shows === 'shape';
  let highest = 0;
  for (const { points } of series) for (const { y } of points) highest = Math.max(highest, y);
  for (const { points } of areas) for (const { high } of points) highest = Math.max(highest, high);
  const to = highest > 0 ? HEADROOM * highest : 1;
  return {
    from: 0,
    to,
    ticks: isShapeOnly ? [] : ticksTo(to),
    formatTick: (y) => figure(Number(y.toFixed(3))),
    format: formatConcentration,
    label: isShapeOnly ? texts.noScale : 'mg/L',
    isShapeOnly,
  };
}

/** At most about six ticks from 0 to `to`, at round numbers. */
function ticksTo(to: number): number[] {
  const step = roundStep(to / MAX_Y_TICKS);
  return Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step);
}

/** The line at now, within the window. */
export function nowLine(now: number, { from, to }: Window): ChartReference[] {
  return now > from && now < to
    ? [{ id: 'now', label: texts.now, tone: 'quiet', stroke: 'dotted', at: { x: now } }]
    : [];
}

/** The range of 9 of 10 people, filled, whose edges are named. */
export function peopleArea(points: ChartArea['points']): ChartArea[] {
  if (points.length === 0) return [];
  return [
    {
      id: 'people',
      label: texts.people,
      tone: 'first',
      points,
      edgeLabels: { high: texts.high, low: texts.low },
      isRead: false,
      format: formatBetween,
    },
  ];
}

/** '0.612 to 1.203 mg/L' */
export function formatBetween(low: number, high: number): string {
  return texts.between(figure(low.toFixed(3)), formatConcentration(high));
}
