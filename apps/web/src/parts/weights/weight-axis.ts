import {
  POUNDS_PER_STONE,
  type ShownWeightUnit,
  toKilograms,
  toPounds,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import type { ChartYAxis } from '../../kit/chart/chart-model.ts';
import { formatStoneTick, formatWeight } from '../../languages/formats/weights.ts';

/** The two ends of an axis. */
export interface AxisRange {
  readonly low: number;
  readonly high: number;
}

/** Least padding of a weight axis, in kg. */
const MIN_PADDING_KG = 0.5;
/** More labels than these would touch on a chart as high as ours. */
const MAX_TICKS = 12;

/** The unit of an axis' ticks: kilograms, or pounds, also for stones. */
interface Ticks {
  /** Steps from the one that is wanted on, each about twice the one before; then ten times these. */
  readonly steps: readonly number[];
  /** Steps for a range so narrow that it holds fewer than two multiples of those. */
  readonly finer: readonly number[];
  readonly fromKg: (kg: number) => number;
  readonly toKg: (amount: number) => number;
}

const IN_POUNDS = { fromKg: toPounds, toKg: (pounds: number) => toKilograms(pounds, 'lb') };
const TICKS: Readonly<Record<ShownWeightUnit, Ticks>> = {
  kg: { steps: [5, 10, 20], finer: [2, 1, 0.5], fromKg: same, toKg: same },
  lb: { ...IN_POUNDS, steps: [10, 20, 50], finer: [5, 2, 1] },
  st: {
    ...IN_POUNDS,
    steps: [1, 2, 5].map((stones) => stones * POUNDS_PER_STONE),
    finer: [7, 2, 1],
  },
};

function same(amount: number): number {
  return amount;
}

/** The axis of body weights: as `massAxis`, and nowhere outside 20 to 700 kg, where there are none. */
export function weightAxis(
  valuesKg: readonly number[],
  share: number,
  unit: ShownWeightUnit,
): ChartYAxis | null {
  const range = paddedRange(valuesKg, share);
  if (range === null) return null;
  const { least, most } = WEIGHT_LIMITS_KG;
  return axisOf({ low: Math.max(least, range.low), high: Math.min(most, range.high) }, unit);
}

/**
 * The axis of masses in kg with `share` of their span as room at either end; null without weights.
 * Its ticks stand at round values of `unit`.
 */
export function massAxis(
  valuesKg: readonly number[],
  share: number,
  unit: ShownWeightUnit,
): ChartYAxis | null {
  const range = paddedRange(valuesKg, share);
  return range === null ? null : axisOf(range, unit);
}

function axisOf(range: AxisRange, unit: ShownWeightUnit): ChartYAxis {
  const { fromKg, toKg } = TICKS[unit];
  const ticks = weightTicks({ low: fromKg(range.low), high: fromKg(range.high) }, unit);
  const format = tickFormat(ticks, unit);
  return {
    from: range.low,
    to: range.high,
    ticks: ticks.map(toKg),
    // Half a kilogram is the finest step there is.
    formatTick: (kg) => format(Math.round(fromKg(kg) * 2) / 2),
    format: (kg) => formatWeight(kg, unit),
    label: unit,
  };
}

/** Whole stones need no unit beside them, which stands above the axis. */
function tickFormat(ticks: readonly number[], unit: ShownWeightUnit): (amount: number) => string {
  const areWhole = ticks.every((pounds) => pounds % POUNDS_PER_STONE === 0);
  if (unit !== 'st') return String;
  return areWhole ? (pounds) => String(pounds / POUNDS_PER_STONE) : formatStoneTick;
}

/** From the least to the greatest of `values`, padded by max(0.5, `share` of their span). */
export function paddedRange(values: readonly number[], share: number): AxisRange | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(low <= high)) return null;
  const padding = Math.max(MIN_PADDING_KG, (high - low) * share);
  return { low: low - padding, high: high + padding };
}

/**
 * Ticks within the range, both counted in kg, in pounds for the other units: at each multiple of
 * 5 kg, 10 lb or 1 st, at most 12; where more would fit, at multiples of 10, 20, 50, 100 kg and so
 * on. Where fewer than two fit, at finer steps instead: an axis with one number says nothing.
 */
export function weightTicks(range: AxisRange, unit: ShownWeightUnit): number[] {
  if (!Number.isFinite(range.low) || !Number.isFinite(range.high)) return [];
  const { steps, finer } = TICKS[unit];
  for (const step of [stepFor(range, steps), ...finer]) {
    const count = countMultiples(step, range);
    if (count >= 2 && count <= MAX_TICKS) return multiplesFrom(range.low, step, count);
  }
  return [];
}

/** The least of the steps and their tenfolds of which no more multiples than wanted are in the range. */
function stepFor(range: AxisRange, steps: readonly number[]): number {
  for (let tens = 1; ; tens *= 10) {
    for (const step of steps) {
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
