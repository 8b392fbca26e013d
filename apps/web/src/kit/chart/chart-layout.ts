import { formatDayOfYear } from '../../languages/formats/dates.ts';
import type { ChartModel, ChartSpans, ChartTone } from './chart-model.ts';
import { type ChartRoom, hasEndLabels } from './chart-room.ts';
import { type AxisTick, calendarTicks, thinTicks, weeklyTicks } from './chart-ticks.ts';

/** The places of everything, in CSS pixels of the drawing. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** The rectangle of the values. */
  readonly left: number;
  readonly right: number;
  /** The top of the strip above that rectangle for bands of spans and markers; its own without them. */
  readonly head: number;
  readonly top: number;
  readonly bottom: number;
  /** The foot of the bands of spans, and the top of the markers below them. */
  readonly bandBottom: number;
  readonly markerTop: number;
  /** The foot of the stairs below the plot, where the ticks of x stand; the bottom without stairs. */
  readonly foot: number;
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

/** Height of markers, in pixels. */
export const MARKER_HEIGHT = 6;
/** Pixels between bands, markers and the plot. */
const STRIP_GAP = 3;
/** Width of a digit of the small text, in rem: wide enough for every system typeface. */
const CHARACTER_REM = 0.48;
/** Width of a letter of the small text, on average, in rem. */
const LETTER_REM = 0.56;
/** Narrowest distance between two labels of x, in rem: '20 de nov.' takes more than '20 Nov'. */
const LABEL_GAP_REM = 0.39 + LETTER_REM * formatDayOfYear(new Date(2026, 10, 20)).length;
/** Height of a label, in rem. */
const LABEL_REM = 1.1;
/** Height of the bands of spans, in rem. */
const BAND_REM = 1.3;
/** Height of the highest stair, and of one of nothing: its name has room in each. In rem. */
const STAIR_REM = { highest: 2.5, least: 1.2 } as const;
/** Pixels between the plot and the stairs. */
const STAIR_GAP = 8;

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

/** Pixels between a line's end and the words beside it. */
const END_LABEL_GAP = 6;
/** The largest part of the width that is kept free for such words. */
const MOST_FOR_END_LABELS = 0.2;

/** The room right of the plot for the words at the ends of lines, in pixels. */
function endLabelsWidth({ series, areas = [] }: ChartModel, room: ChartRoom): number {
  if (!hasEndLabels(room)) return 0;
  const words = [
    ...series.flatMap(({ endLabel = [] }) => endLabel),
    ...areas.flatMap(({ edgeLabels }) => (edgeLabels ? [edgeLabels.high, edgeLabels.low] : [])),
  ];
  if (words.length === 0) return 0;
  const widest = Math.max(...words.map((text) => textWidth(text, room.rem)));
  return Math.min(END_LABEL_GAP + widest, MOST_FOR_END_LABELS * room.width);
}

/** Lays a chart of `height` pixels out in the room there is. */
export function layoutChart(model: ChartModel, { width, rem }: ChartRoom, height: number) {
  const { x, y } = model;
  const longest = Math.max(1, ...y.ticks.map((tick) => y.formatTick(tick).length));
  const left = Math.round(longest * CHARACTER_REM * rem + 12);
  const right = Math.max(left + 1, width - 8 - endLabelsWidth(model, { width, rem }));
  const head = Math.round(1.75 * rem);
  const hasSpans = (model.spans?.points ?? []).some((span) => span.x < x.to);
  const hasStairs = hasSpans && model.spans?.areStairs === true;
  const hasBands = hasSpans && !hasStairs;
  const hasMarkers = (model.markers ?? []).some((lane) => lane.points.length > 0);
  const bandBottom = hasBands ? Math.round(head + BAND_REM * rem) : head;
  const markerBottom = bandBottom + (hasMarkers ? STRIP_GAP + MARKER_HEIGHT : 0);
  const top = markerBottom + (hasBands || hasMarkers ? STRIP_GAP : 0);
  const foot = Math.round(height - 2.75 * rem);
  const bottom = hasStairs ? Math.round(foot - STAIR_REM.highest * rem) - STAIR_GAP : foot;
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
    foot,
    bandBottom,
    markerTop: bandBottom + STRIP_GAP,
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

/** The band of a span above the plot, or its stair below. */
interface PlacedBand {
  /** Pixels from the left. */
  readonly from: number;
  readonly to: number;
  /** The name in it; null where there is no room. */
  readonly text: string | null;
  /** True: what held before it changed here, within the chart. */
  readonly isChange: boolean;
  /** Pixels from its foot to its top, as a stair. */
  readonly stair: number;
}

/** Pixels on either side of the name in a band, and between two bands. */
const BAND_PADDING = 4;
const BAND_GAP = 2;

/**
 * The bands of the spans within the chart. Each is named as far as it has room: whole, shortly or
 * not at all.
 */
export function placeBands({ points, to: last }: ChartSpans, layout: ChartLayout): PlacedBand[] {
  const { left, right, toX, rem } = layout;
  const end = last === undefined ? right : Math.min(right, toX(last));
  const bands: PlacedBand[] = [];
  const highest = points.reduce((most, { level = 0 }) => Math.max(most, level), 0);
  points.forEach(({ x, name, shortName = name, level = 0, change }, index) => {
    const next = points[index + 1];
    const from = Math.max(left, toX(x));
    const to = next === undefined ? end : Math.min(right, toX(next.x) - BAND_GAP);
    if (to <= from) return;
    const room = to - from - 2 * BAND_PADDING;
    const text = [name, shortName].find((words) => textWidth(words, rem) <= room) ?? null;
    const { least, highest: most } = STAIR_REM;
    const stair = rem * (least + (most - least) * (highest === 0 ? 0 : level / highest));
    bands.push({ from, to, text, isChange: change !== undefined && toX(x) >= left, stair });
  });
  return bands;
}

/** Words beside the right end of a line or an edge. */
interface EndLabel {
  readonly text: string;
  readonly tone: ChartTone;
  /** Pixels from the left, where the words begin. */
  readonly x: number;
  /** Pixels from the top, where they stand. */
  readonly y: number;
}

/** The least distance between two of them, and from the height of a line to the foot of its words, in rem. */
const END_LABEL_REM = { apart: 1.2, below: 0.3 } as const;

/** The words at the ends of lines and of areas' edges, apart from each other, from the highest down. */
export function placeEndLabels(
  { series, areas = [] }: ChartModel,
  { width, toX, toY, right, top, bottom, rem }: ChartLayout,
): EndLabel[] {
  if (!hasEndLabels({ width, rem })) return [];
  const wanted: EndLabel[] = [];
  const want = (text: string, tone: ChartTone, at: { x: number; y: number } | undefined) => {
    if (at === undefined) return;
    const x = Math.min(right, toX(at.x)) + END_LABEL_GAP;
    const y = toY(at.y) + END_LABEL_REM.below * rem;
    // The longest words lie on the line rather than beyond the edge of the drawing.
    wanted.push({ text, tone, x: Math.min(x, width - textWidth(text, rem)), y });
  };
  for (const { endLabel, tone, points } of series) {
    if (endLabel !== undefined) want(endLabel, tone, points.at(-1));
  }
  for (const { edgeLabels, points } of areas) {
    const last = points.at(-1);
    if (edgeLabels === undefined || last === undefined) continue;
    want(edgeLabels.high, 'quiet', { x: last.x, y: last.high });
    want(edgeLabels.low, 'quiet', { x: last.x, y: last.low });
  }
  wanted.sort((a, b) => a.y - b.y);
  const apart = END_LABEL_REM.apart * rem;
  let free = top + rem * 0.8;
  const placed = wanted.map((label) => {
    const y = Math.max(free, label.y);
    free = y + apart;
    return { ...label, y };
  });
  // A label pushed below the plot pushes those above it up again.
  let limit = bottom - END_LABEL_REM.below * rem;
  return placed
    .toReversed()
    .map((label) => {
      const y = Math.min(limit, label.y);
      limit = y - apart;
      return { ...label, y };
    })
    .toReversed();
}
