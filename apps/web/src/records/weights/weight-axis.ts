import type { ChartYAxis } from '../../ui/chart/chart-model.ts';
import { formatKg } from './weight-words.ts';

/** The two ends of an axis, in kg. */
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

/** The axis of weights in kg with `share` of their span as room at either end; null without weights. */
export function weightAxis(valuesKg: readonly number[], share: number): ChartYAxis | null {
  const range = paddedRange(valuesKg, share);
  if (range === null) return null;
  return {
    from: range.low,
    to: range.high,
    ticks: weightTicks(range),
    formatTick: String,
    format: formatKg,
    label: 'kg',
  };
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
