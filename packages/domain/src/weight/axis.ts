import { calendarDayIn, DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { localClock } from '../time/local-time.ts';

/** The two ends of an axis, in the unit of its values. */
export interface AxisRange {
  readonly low: number;
  readonly high: number;
}

/** Least padding of a weight axis, in kg. */
const LEAST_PADDING_KG = 0.5;
/** Steps from the one that is wanted on: each about twice the one before. */
const TICK_STEPS_KG = [5, 10, 20];
/** Steps for a range so narrow that it holds fewer than two multiples of 5 kg. */
const FINER_TICKS_KG = [2, 1, 0.5];
/** More labels than these would touch on a chart as high as ours. */
const MAX_TICKS = 12;

/** Range of the weight page's y axis in kg: values padded by max(0.5, 10 % of their span). */
export function weightPageRange(valuesKg: readonly number[]): AxisRange | null {
  return padded(valuesKg, 0.1);
}

/** Range of the dashboard's y axis in kg: values padded by max(0.5, 12 % of their span). */
export function dashboardRange(valuesKg: readonly number[]): AxisRange | null {
  return padded(valuesKg, 0.12);
}

function padded(values: readonly number[], share: number): AxisRange | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(low <= high)) return null;
  const padding = Math.max(LEAST_PADDING_KG, (high - low) * share);
  return { low: low - padding, high: high + padding };
}

/**
 * Ticks at each multiple of 5 kg within the range, at most 12: where more would fit, at multiples of
 * 10, 20, 50, 100 kg and so on. Where fewer than two fit, every 2, 1 or 0.5 kg instead: an axis with
 * one number says nothing.
 */
export function weightTicks(range: AxisRange): number[] {
  if (!Number.isFinite(range.low) || !Number.isFinite(range.high)) return [];
  for (const step of [stepFor(range), ...FINER_TICKS_KG]) {
    const count = countMultiples(step, range);
    if (count >= 2 && count <= MAX_TICKS) return multiplesFrom(range.low, step, count);
  }
  return [];
}

/** The least of 5, 10, 20, 50, 100, 200 ... of which no more multiples than wanted lie in the range. */
function stepFor(range: AxisRange): number {
  for (let tens = 1; ; tens *= 10) {
    for (const step of TICK_STEPS_KG) {
      if (countMultiples(step * tens, range) <= MAX_TICKS) return step * tens;
    }
  }
}

function countMultiples(step: number, { low, high }: AxisRange): number {
  return Math.floor(high / step) - Math.ceil(low / step) + 1;
}

function multiplesFrom(low: number, step: number, count: number): number[] {
  const first = Math.ceil(low / step);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Beyond a year the label of a week must name its year. */
const MAX_WEEKS = 53;
/** Share of an axis at either end that stays without ticks, whose labels would lean over the next. */
const EDGE = 0.06;

/**
 * Weekly ticks of a time axis from `from` up to `to` (epoch ms), each at midnight in `timeZone` (IANA
 * name), so that daylight saving moves no label to another day. None so close to an end that its
 * label leans over it, unless there were no others; null where more than 53 weeks call for months or
 * years instead. Throws RangeError for a time zone that does not exist.
 */
export function weeklyTicks(from: number, to: number, timeZone: string): number[] | null {
  if (to - from > MAX_WEEKS * WEEK_MS) return null;
  const weekly = everyWeek(from, to, timeZone);
  const edge = EDGE * (to - from);
  const inner = weekly.filter((tick) => tick >= from + edge && tick <= to - edge);
  return inner.length > 0 ? inner : weekly;
}

/** Every seventh midnight, beginning with the first; `from` alone where there is none. */
function everyWeek(from: number, to: number, timeZone: string): number[] {
  if (!(from <= to)) return [];
  const clock = localClock(timeZone);
  const day = Date.parse(`${calendarDayIn(timeZone, from)}T00:00:00.000Z`);
  const weekly: number[] = [];
  let wallClock = clock(day) < from ? day + DAY_MS : day;
  for (let tick = clock(wallClock); tick <= to; tick = clock(wallClock)) {
    weekly.push(tick);
    wallClock += WEEK_MS;
  }
  return weekly.length > 0 ? weekly : [from];
}
