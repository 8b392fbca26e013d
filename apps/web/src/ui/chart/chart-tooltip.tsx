import type { ChartLayout } from './chart-layout.ts';
import type { Reading } from './chart-readings.ts';
import { ChartSwatch } from './chart-swatch.tsx';

interface ChartTooltipProps {
  readonly heading: string;
  readonly readings: readonly Reading[];
  /** The cursor's pixel from the left. */
  readonly at: number;
  readonly layout: ChartLayout;
}

/** In rem. Fixed, so that it need not be measured to keep it inside the drawing. */
const WIDTH_REM = 11.5;
const GAP = 14;

/** What stands at the cursor, beside it. Readers hear it from the live region. */
export function ChartTooltip({ heading, readings, at, layout }: ChartTooltipProps) {
  const width = WIDTH_REM * layout.rem;
  const isRoomAtRight = at + GAP + width <= layout.width;
  const left = isRoomAtRight ? at + GAP : Math.max(0, at - GAP - width);
  // Above or below, wherever it does not cover what it speaks of.
  const points = readings.flatMap(({ y }) => (y === null ? [] : [layout.toY(y)]));
  const isAbove = Math.min(...points) > (layout.top + layout.bottom) / 2;
  const place =
    isAbove || points.length === 0
      ? { top: layout.top + 4 }
      : { bottom: layout.height - layout.bottom + 4 };
  return (
    <div
      aria-hidden="true"
      style={{ left, width, ...place }}
      className="pointer-events-none absolute z-10 rounded-control bg-surface px-3 py-2.5 text-small shadow-card ring-1 ring-line"
    >
      <p className="mb-1 font-semibold">{heading}</p>
      <ul className="flex flex-col gap-1">
        {readings.map(({ id, label, text, of }) => (
          <li key={id} className="flex items-center gap-2">
            <ChartSwatch of={of} />
            <span className="flex-1 text-quiet">{label}</span>
            <span className="text-right font-semibold numbers">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
