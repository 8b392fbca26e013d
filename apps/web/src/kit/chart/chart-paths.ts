import type { ChartLayout } from './chart-layout.ts';
import type { ChartArea, ChartPoint, ChartSeries } from './chart-model.ts';

/** Closest that dots of one series may stand, on average, in pixels; denser ones are a smear. */
const DOT_GAP = 7;
/** Points for each pixel of width from which on most of them cannot be seen. */
const MANY_PER_PIXEL = 4;

/** The path of a line or of steps through all points; '' without two points. */
export function linePath({ shape, points }: ChartSeries, layout: ChartLayout): string {
  if (shape === 'dots' || points.length < 2) return '';
  const { toX, toY } = layout;
  let path = '';
  for (const point of shape === 'line' ? visiblePoints(points, layout) : points) {
    const x = round(toX(point.x));
    const y = round(toY(point.y));
    if (path === '') path = `M${x} ${y}`;
    else path += shape === 'steps' ? `H${x}V${y}` : `L${x} ${y}`;
  }
  return path;
}

/** The outline of an area: along its upper edge and back along the lower one; '' without two points. */
export function areaPath({ points }: ChartArea, { toX, toY }: ChartLayout): string {
  if (points.length < 2) return '';
  let path = '';
  for (const { x, high } of points) {
    path += `${path === '' ? 'M' : 'L'}${round(toX(x))} ${round(toY(high))}`;
  }
  for (const { x, low } of points.toReversed()) path += `L${round(toX(x))} ${round(toY(low))}`;
  return `${path}Z`;
}

/**
 * The points that make a difference: where many share a column of pixels, its first, lowest,
 * highest and last. A line through them covers the same pixels.
 */
function visiblePoints(points: readonly ChartPoint[], { toX, left, right }: ChartLayout) {
  if (points.length < MANY_PER_PIXEL * (right - left)) return points;
  const kept: ChartPoint[] = [];
  for (let start = 0; start < points.length; ) {
    const column = Math.floor(toX(points[start]?.x ?? 0));
    let low = start;
    let high = start;
    let end = start;
    for (; end < points.length && Math.floor(toX(points[end]?.x ?? 0)) === column; end += 1) {
      const y = points[end]?.y ?? 0;
      if (y < (points[low]?.y ?? 0)) low = end;
      if (y > (points[high]?.y ?? 0)) high = end;
    }
    const chosen = new Set([start, Math.min(low, high), Math.max(low, high), end - 1]);
    for (const index of chosen) {
      const point = points[index];
      if (point !== undefined) kept.push(point);
    }
    start = end;
  }
  return kept;
}

/** Points without length, which line caps make dots of; '' where they are not drawn. */
export function dotPath(series: ChartSeries, layout: ChartLayout): string {
  if (!hasDots(series, layout)) return '';
  let path = '';
  for (const { x, y } of series.points) {
    path += `M${round(layout.toX(x))} ${round(layout.toY(y))}h0`;
  }
  return path;
}

/** The diameter of dots, in pixels: a lone one is large, dense ones are small. */
export function dotSize({ points }: ChartSeries, layout: ChartLayout): number {
  if (points.length === 1) return 9;
  const gap = pixelsBetween(points, layout);
  if (gap >= DOT_GAP) return 6;
  // Years of days: what runs through them must stay in sight.
  return gap >= 1 ? 4 : 2;
}

/** True when the points of a series are drawn as dots: a lone point always is. */
function hasDots({ shape, dots, points }: ChartSeries, layout: ChartLayout): boolean {
  if (shape === 'dots' || points.length === 1) return true;
  return dots === true && pixelsBetween(points, layout) >= DOT_GAP;
}

function pixelsBetween(points: readonly ChartPoint[], { toX }: ChartLayout): number {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return 0;
  return (toX(last.x) - toX(first.x)) / (points.length - 1);
}

/** Short strokes from `top` down at each x. */
export function strokePath(
  points: readonly { readonly x: number }[],
  { toX }: ChartLayout,
  top: number,
  height: number,
): string {
  let path = '';
  for (const { x } of points) path += `M${round(toX(x))} ${top}v${height}`;
  return path;
}

/** A tenth of a pixel is finer than any screen, and keeps a path of 2,000 points short. */
function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
