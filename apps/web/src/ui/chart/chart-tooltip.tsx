import type { ChartLayout } from './chart-layout.ts';
import type { ChartSeries } from './chart-model.ts';
import type { Reading } from './chart-readings.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { placeTooltip } from './tooltip-place.ts';

interface ChartTooltipProps {
  readonly heading: string;
  readonly readings: readonly Reading[];
  /** The cursor's pixel from the left. */
  readonly at: number;
  readonly layout: ChartLayout;
  readonly series: readonly ChartSeries[];
}

/** What stands at the cursor, beside it. Readers hear it from the live region. */
export function ChartTooltip({ heading, readings, at, layout, series }: ChartTooltipProps) {
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
            <span className="text-right font-semibold numbers">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
