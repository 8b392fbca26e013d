import { type ReactNode, useMemo, useRef } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartModel } from './chart-model.ts';
import { stopsOf } from './chart-readings.ts';
import { ChartTable } from './chart-table.tsx';
import { useRoom } from './use-room.ts';

/** The frame keeps the room of the drawing. */
const ChartInside = lazyPart(async () => (await import('./chart-inside.tsx')).ChartInside, null);

interface ChartProps {
  /** Names the chart for readers, such as 'Rainfall'. */
  readonly label: string;
  /** What one would say about it, in a sentence or two. */
  readonly summary: ReactNode;
  /** Keep it the same object while nothing changes: then nothing is drawn again. */
  readonly model: ChartModel;
  /** Height of the drawing in pixels. */
  readonly height: number;
}

/** Values over time: a drawing to point at, a legend, a sentence, and the same as a table. */
export function Chart({ label, summary, model, height }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const stops = useMemo(() => stopsOf(model), [model]);
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-3">
      <ChartLegend model={model} />
      <div ref={frame} style={{ height }} className="relative isolate">
        {room === null ? null : <ChartInside {...{ label, model, stops, room, height }} />}
      </div>
      <figcaption className="text-small text-quiet">{summary}</figcaption>
      <ChartTable label={label} model={model} stops={stops} />
    </figure>
  );
}
