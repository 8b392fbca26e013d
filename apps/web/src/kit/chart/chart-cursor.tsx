import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { translateOf } from '../amount.tsx';
import { cx } from '../class-names.ts';
import type { ChartLayout } from './chart-layout.ts';
import { LINE_CLASS } from './chart-look.ts';
import type { ChartModel, ChartSeries } from './chart-model.ts';
import { nearestStop, type Reading, readAtCursor } from './chart-readings.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { texts } from './texts.ts';

interface ChartCursorProps {
  readonly label: string;
  readonly model: ChartModel;
  readonly layout: ChartLayout;
  /** Every x at which the cursor may stop, ascending. */
  readonly stops: readonly number[];
}

/**
 * The part of a chart that answers to pointer, finger and keys. It alone renders when the cursor
 * moves: the drawing below it stays as it is.
 */
export function ChartCursor({ label, model, layout, stops }: ChartCursorProps) {
  const [index, setIndex] = useState<number | null>(null);
  const x = index === null ? undefined : stops[index];
  const isShown = x !== undefined;
  useEscape(isShown, () => setIndex(null));

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setIndex(nearestStop(stops, layout.fromX(event.clientX - left)));
  };
  const start = () => {
    const latest = model.series[0]?.points.at(-1)?.x ?? stops.at(-1) ?? 0;
    setIndex((current) => current ?? nearestStop(stops, latest));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, stops.length);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  const readings = isShown ? readAtCursor(model, x) : [];
  const heading = isShown ? model.x.format(x) : '';
  return (
    <>
      {isShown ? <CursorLine x={x} readings={readings} layout={layout} /> : null}
      <div
        role="application"
        aria-roledescription="chart"
        aria-label={texts.keys(label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes focus and keys.
        tabIndex={0}
        className="absolute inset-0 [touch-action:pan-y] rounded-control select-none"
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          // A finger that has left the glass leaves the reading to be read.
          if (event.pointerType !== 'touch') setIndex(null);
        }}
        onFocus={start}
        onBlur={() => setIndex(null)}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <ChartTooltip
          heading={heading}
          readings={readings}
          at={layout.toX(x)}
          layout={layout}
          series={model.series}
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isShown
          ? `${heading}: ${readings.map((one) => `${one.label} ${one.text}`).join(', ')}`
          : ''}
      </p>
    </>
  );
}

/** Takes a tooltip away wherever the focus is, as everything that covers something must allow. */
function useEscape(isActive: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** The place that a key moves the cursor to; null for a key that does not. */
function indexAfterKey(key: string, index: number | null, count: number): number | null {
  const last = count - 1;
  const from = index ?? last;
  const page = Math.max(1, Math.round(count / 10));
  const moved = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: last,
  }[key];
  return moved === undefined || count === 0 ? null : Math.min(last, Math.max(0, moved));
}

interface CursorLineProps {
  readonly x: number;
  readonly readings: readonly Reading[];
  readonly layout: ChartLayout;
}

function CursorLine({ x, readings, layout }: CursorLineProps) {
  const { width, height, top, bottom, toX, toY } = layout;
  const at = toX(x);
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-visible"
    >
      <path d={`M${at} ${top}V${bottom}`} className="stroke-edge" />
      {readings.map(({ id, y, of }) =>
        y === null ? null : (
          <circle
            key={id}
            cx={at}
            cy={toY(y)}
            r="5"
            strokeWidth="2.5"
            className={cx('fill-surface', 'tone' in of && LINE_CLASS[of.tone])}
          />
        ),
      )}
    </svg>
  );
}

interface ChartTooltipProps {
  readonly heading: string;
  readonly readings: readonly Reading[];
  /** The cursor's pixel from the left. */
  readonly at: number;
  readonly layout: ChartLayout;
  readonly series: readonly ChartSeries[];
}

/** The readings at the cursor, beside it. Readers hear them from the live region. */
function ChartTooltip({ heading, readings, at, layout, series }: ChartTooltipProps) {
  return (
    <div
      aria-hidden="true"
      style={placeTooltip(at, readings.length, layout, series)}
      className="pointer-events-none absolute layer-raised rounded-control bg-surface px-3 py-2.5 text-small shadow-card ring-1 ring-line"
    >
      <p className="mb-1 font-semibold">{heading}</p>
      <ul className="flex flex-col gap-1">
        {readings.map(({ id, label, text, of }) => (
          <li key={id} className="flex items-center gap-2">
            <ChartSwatch of={of} />
            <span className="flex-1 text-quiet">{label}</span>
            <span translate={translateOf(text)} className="text-right font-semibold numbers">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In rem. Fixed, so that a tooltip need not be measured to keep it inside the drawing. */
const WIDTH_REM = 14;
/** Padding and heading, and one reading. */
const HEIGHT_REM = { frame: 3, reading: 1.5 };
/** Pixels between the cursor and the tooltip, and between that and an edge. */
const GAP = { cursor: 14, edge: 4 };

type TooltipPlace = { readonly left: number; readonly width: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
);

/**
 * The place of a tooltip with `rows` readings, in pixels: beside the cursor at `at`, on the side
 * with room, and at the top or the foot of the plot, wherever it covers fewer points.
 */
export function placeTooltip(
  at: number,
  rows: number,
  layout: ChartLayout,
  series: readonly ChartSeries[],
): TooltipPlace {
  const { rem, top, bottom } = layout;
  const width = WIDTH_REM * rem;
  const height = (HEIGHT_REM.frame + rows * HEIGHT_REM.reading) * rem;
  const isRoomAtRight = at + GAP.cursor + width <= layout.width;
  const left = isRoomAtRight ? at + GAP.cursor : Math.max(0, at - GAP.cursor - width);

  let covered = 0;
  for (const { points } of series) {
    for (const point of points) {
      const x = layout.toX(point.x);
      if (x < left || x > left + width) continue;
      const y = layout.toY(point.y);
      // On a narrow drawing it may reach over the cursor: what is being read counts for many.
      const weight = Math.abs(x - at) < GAP.cursor ? 100 : 1;
      if (y < top + height) covered += weight;
      if (y > bottom - height) covered -= weight;
    }
  }
  return covered > 0
    ? { left, width, bottom: layout.height - bottom + GAP.edge }
    : { left, width, top: top + GAP.edge };
}
