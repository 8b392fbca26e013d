import type {
  ChartArea,
  ChartEntry,
  ChartModel,
  ChartPoint,
  ChartSeries,
  ChartSpan,
  ChartSpans,
} from './chart-model.ts';

/** The reading of one thing on the chart at one x. */
export interface Reading {
  readonly id: string;
  readonly label: string;
  /** The value in words; null where it says nothing. */
  readonly text: string | null;
  /** Its height, for a dot at the cursor; null for what has none. */
  readonly y: number | null;
  readonly of: ChartEntry;
}

/** Every x at which the cursor may stop, ascending: each point that says something, once. */
export function listStops({
  series,
  areas = [],
  markers = [],
  spans,
  x: axis,
  y,
}: ChartModel): readonly number[] {
  const stops = new Set<number>();
  for (const { points } of [...series, ...markers]) {
    for (const point of points) {
      const isPassed = 'isPassed' in point && point.isPassed === true;
      if (!isPassed && (!y.isShapeOnly || point.text !== undefined)) stops.add(point.x);
    }
  }
  for (const { points, isRead } of areas) {
    if (isRead && !y.isShapeOnly) for (const { x } of points) stops.add(x);
  }
  for (const { x, change } of spans?.points ?? []) {
    if (change !== undefined && x >= axis.from && x <= axis.to) stops.add(x);
  }
  return [...stops].sort((a, b) => a - b);
}

/** The index of the stop nearest to `x`; the earlier one of two. -1 without stops. */
export function nearestStop(stops: readonly number[], x: number): number {
  const after = firstAtOrAfter(stops.length, (index) => (stops[index] ?? 0) >= x);
  const next = stops[after];
  const previous = stops[after - 1];
  if (next === undefined) return after - 1;
  return previous !== undefined && x - previous <= next - x ? after - 1 : after;
}

/** The readings of everything on the chart at `x`, in the order of the legend. */
export function readAt(model: ChartModel, x: number): Reading[] {
  const { series, areas = [], references = [], markers = [], spans, y } = model;
  const readings: Reading[] = [];
  const said = (value: number) => (y.isShapeOnly ? null : y.format(value));
  for (const one of series) {
    const value = valueAt(one, x);
    const text = value === null ? null : (pointAt(one, x)?.text ?? said(value));
    readings.push({ id: one.id, label: one.label, text, y: value, of: one });
  }
  for (const one of areas) {
    const text = y.isShapeOnly ? null : areaAt(one, x);
    readings.push({ id: one.id, label: one.label, text, y: null, of: one });
  }
  for (const one of references) {
    if (!('y' in one.at)) continue;
    const text = said(one.at.y);
    readings.push({ id: one.id, label: one.label, text, y: null, of: one });
  }
  for (const one of markers) {
    const here = one.points.filter((point) => point.x === x).map((point) => point.text);
    const text = here.length === 0 ? null : here.join(', ');
    readings.push({ id: one.id, label: one.label, text, y: null, of: one });
  }
  if (spans !== undefined && spans.points.length > 0) {
    const span = spanAt(spans, x);
    const held = spans.isHeld ? (span?.name ?? null) : null;
    const text = span?.x === x ? (span.change ?? held) : held;
    readings.push({ id: spans.id, label: spans.label, text, y: null, of: spans });
  }
  return readings;
}

/** The readings of the cursor: what says something there. An area that is not read is in the table alone. */
export function readAtCursor(model: ChartModel, x: number): Reading[] {
  return readAt(model, x).filter(
    ({ text, of }) => text !== null && !('isRead' in of && !of.isRead),
  );
}

/** The heights of an area at exactly `x`, in words; null where it has no point. */
function areaAt({ points, format }: ChartArea, x: number): string | null {
  const point = points[firstAtOrAfter(points.length, (at) => (points[at]?.x ?? 0) >= x)];
  return point?.x === x ? format(point.low, point.high) : null;
}

/** The span that `x` is in; undefined before the first one and after the end. */
function spanAt({ points, to = Infinity }: ChartSpans, x: number): ChartSpan | undefined {
  if (x > to) return undefined;
  return points[firstAtOrAfter(points.length, (index) => (points[index]?.x ?? 0) > x) - 1];
}

/** The point of a series at exactly `x`. */
function pointAt({ points }: ChartSeries, x: number): ChartPoint | undefined {
  const point = points[firstAtOrAfter(points.length, (at) => (points[at]?.x ?? 0) >= x)];
  return point?.x === x ? point : undefined;
}

/** The value of a series at `x`: of its point there, and between two points if it is read there. */
export function valueAt({ points, shape, between }: ChartSeries, x: number): number | null {
  const index = firstAtOrAfter(points.length, (at) => (points[at]?.x ?? 0) >= x);
  const next = points[index];
  const previous = points[index - 1];
  if (next?.x === x) return next.y;
  if (!between || next === undefined || previous === undefined) return null;
  if (shape === 'steps') return previous.y;
  return previous.y + ((next.y - previous.y) * (x - previous.x)) / (next.x - previous.x);
}

/** The first index from 0 to `length` that passes a test which all later ones pass too. */
function firstAtOrAfter(length: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
