import { formatDayOfYear } from '../../format/dates.ts';
import type { ChartModel, ChartSpans } from './chart-model.ts';
import { type AxisTick, calendarTicks, thinTicks, weeklyTicks } from './chart-ticks.ts';

/** The places of everything, in CSS pixels of the drawing. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** The rectangle of the values. */
  readonly left: number;
  readonly right: number;
  /** The top of the strip for flags above that rectangle; its own where there are none. */
  readonly head: number;
  readonly top: number;
  readonly bottom: number;
  /** The top of the strip for markers below that rectangle. */
  readonly markerTop: number;
  /** The middle of the labels of x. */
  readonly labelTop: number;
  readonly rem: number;
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** The x at a pixel. */
  readonly fromX: (pixel: number) => number;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
}

/** The room a drawing has: its width in pixels, and the size of the person's text. */
export interface ChartRoom {
  readonly width: number;
  readonly rem: number;
}

/** Height of the strip for markers, in pixels. */
export const MARKER_HEIGHT = 10;
/** Width of a digit of the small text, in rem: wide enough for every system typeface. */
const CHARACTER_REM = 0.48;
/** Width of a letter of the small text, on average, in rem. */
const LETTER_REM = 0.56;
/** Narrowest distance between two labels of x, in rem. */
const LABEL_GAP_REM = 3.75;
/** Height of a label, in rem. */
const LABEL_REM = 1.1;
/** Height of the strip for flags, in rem. */
const FLAG_REM = 1.4;

/** The width of small text, in pixels, rather more than less. */
function textWidth(text: string, rem: number): number {
  return text.length * LETTER_REM * rem;
}

/** Maps `from`–`to` to `start`–`end`. An axis without extent maps to its middle. */
export function linearScale(from: number, to: number, start: number, end: number) {
  if (from === to) return () => (start + end) / 2;
  const factor = (end - start) / (to - from);
  return (value: number) => start + (value - from) * factor;
}

/** Lays a chart of `height` pixels out in the room there is. */
export function layoutChart(model: ChartModel, { width, rem }: ChartRoom, height: number) {
  const { x, y } = model;
  const longest = Math.max(1, ...y.ticks.map((tick) => y.formatTick(tick).length));
  const left = Math.round(longest * CHARACTER_REM * rem + 12);
  const right = Math.max(left + 1, width - 8);
  const head = Math.round(1.75 * rem);
  const hasFlags = (model.spans?.points ?? []).some(
    (span) => span.change !== undefined && span.x >= x.from && span.x <= x.to,
  );
  const top = hasFlags ? Math.round(head + FLAG_REM * rem) : head;
  const hasMarkers = (model.markers ?? []).some((lane) => lane.points.length > 0);
  const bottom = Math.round(height - 2.75 * rem - (hasMarkers ? MARKER_HEIGHT + 6 : 0));
  const most = Math.max(2, Math.floor((right - left) / (LABEL_GAP_REM * rem)));
  const weeks = x.weekly ? weeklyTicks(x.from, x.to) : null;
  const layout: ChartLayout = {
    width,
    height,
    left,
    right,
    head,
    top,
    bottom,
    markerTop: bottom + 6,
    labelTop: Math.round(height - 1.75 * rem),
    rem,
    toX: linearScale(x.from, x.to, left, right),
    toY: linearScale(y.from, y.to, bottom, top),
    fromX: linearScale(left, right, x.from, x.to),
    xTicks:
      weeks === null ? calendarTicks(x.from, x.to, most) : thinTicks(weeks, most, formatDayOfYear),
    yTicks: thinTicks(y.ticks, Math.max(2, (bottom - top) / (LABEL_REM * rem)), y.formatTick),
  };
  return layout;
}

/** A flag where a span begins. */
interface PlacedFlag {
  /** Pixels from the left. */
  readonly at: number;
  /** The text beside it; null where there is no room. */
  readonly text: string | null;
  readonly anchor: 'start' | 'end';
}

/** Pixels between a flag and its text, and from that to the next flag. */
const GAP = 4;

/**
 * The flags of the spans that begin within the chart: each says what changed, or only the name of
 * the span, as far as the next flag or the edge leaves room; else it stands without words.
 */
export function placeFlags({ points }: ChartSpans, layout: ChartLayout): PlacedFlag[] {
  const { left, right, width, toX, rem } = layout;
  const shown = points
    .filter(({ change }) => change !== undefined)
    .map(({ x, name, change = name }) => ({ at: toX(x), texts: [change, name] }))
    .filter(({ at }) => at >= left && at <= right);
  let taken = left;
  return shown.map(({ at, texts }, index) => {
    const end = shown[index + 1]?.at ?? width;
    const widthOf = (text: string) => textWidth(text, rem) + 2 * GAP;
    const after = texts.find((text) => at + widthOf(text) <= end);
    const before = texts.find((text) => at - widthOf(text) >= taken);
    if (after === undefined && before === undefined) {
      taken = at;
      return { at, text: null, anchor: 'start' };
    }
    const anchor = after === undefined ? 'end' : 'start';
    const text = after ?? before ?? null;
    taken = after === undefined ? at : at + widthOf(after);
    return { at, text, anchor };
  });
}
