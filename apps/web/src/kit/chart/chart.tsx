import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { ChartModel } from './chart-model.ts';
import { listStops } from './chart-readings.ts';
import { type ChartRoom, hasEndLabels } from './chart-room.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { ChartTable } from './chart-table.tsx';
import { texts } from './texts.ts';

/** The frame keeps the room of the drawing. */
const ChartInside = lazyPart(async () => (await import('./chart-inside.tsx')).ChartInside, null);

interface ChartProps {
  /** Names the chart for readers, such as 'Rainfall'. */
  readonly label: string;
  /** A sentence or two that one would say about it. */
  readonly summary: ReactNode;
  /** Keep it the same object while nothing changes: then nothing is drawn again. */
  readonly model: ChartModel;
  /** Height of the drawing in pixels. */
  readonly height: number;
  /** Stands below the drawing: what chooses the part that is shown. */
  readonly controls?: Elements;
}

/** Values over time: a drawing to point at, a legend, a sentence, and the same as a table. */
export function Chart({ label, summary, model, height, controls }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const stops = useMemo(() => listStops(model), [model]);
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-3">
      <ChartLegend model={model} namesAll={room !== null && !hasEndLabels(room)} />
      <div ref={frame} style={{ height }} className="relative isolate">
        {room === null ? null : <ChartInside {...{ label, model, stops, room, height }} />}
      </div>
      {controls}
      <figcaption className="text-small text-quiet">{summary}</figcaption>
      <ChartTable label={label} model={model} stops={stops} />
    </figure>
  );
}

interface LegendProps extends Pick<ChartProps, 'model'> {
  /** True where the drawing has no room for names. */
  readonly namesAll: boolean;
}

/** Lines, dots and areas by their names. What else there is carries its name itself. */
function ChartLegend({ model: { series, areas = [] }, namesAll }: LegendProps) {
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
      {series
        .filter(({ endLabel }) => namesAll || endLabel === undefined)
        .map((one) => (
          <li key={one.id} className="flex items-center gap-2">
            <ChartSwatch of={one} />
            <span>{one.legend ?? one.endLabel ?? one.label}</span>
          </li>
        ))}
      {areas
        .filter(({ edgeLabels }) => namesAll || edgeLabels === undefined)
        .map((area) => (
          <li key={area.id} className="flex items-center gap-2">
            <ChartSwatch of={area} />
            <span>{area.label}</span>
          </li>
        ))}
    </ul>
  );
}

/** The width of an element and the size of the person's text; null until it is measured. */
function useRoom(element: RefObject<HTMLElement | null>): ChartRoom | null {
  const [room, setRoom] = useState<ChartRoom | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const width = Math.floor(measured.getBoundingClientRect().width);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width === 0) return;
      setRoom((last) => (last?.width === width && last.rem === rem ? last : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
