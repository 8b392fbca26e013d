import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import type { ChartLayout } from './chart-layout.ts';
import { LINE_CLASS } from './chart-look.ts';
import type { ChartModel } from './chart-model.ts';
import { nearestStop, type Reading, readAt } from './chart-readings.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
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

  const readings = isShown ? readAt(model, x).filter(({ text }) => text !== null) : [];
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
        className="absolute inset-0 touch-pan-y rounded-control select-none"
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

/** Where a key moves the cursor; null for a key that does not. */
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
            className={`fill-surface ${LINE_CLASS[of.tone]}`}
          />
        ),
      )}
    </svg>
  );
}
