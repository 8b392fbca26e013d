import { useMemo } from 'react';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { layoutChart } from './chart-layout.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartRoom } from './chart-room.ts';

interface ChartInsideProps {
  readonly label: string;
  readonly model: ChartModel;
  readonly stops: readonly number[];
  readonly room: ChartRoom;
  /** Height of the frame in pixels. */
  readonly height: number;
}

/** The inside of a chart's frame: the drawing, and what follows a finger over it. */
export function ChartInside({ label, model, stops, room, height }: ChartInsideProps) {
  const layout = useMemo(() => layoutChart(model, room, height), [model, room, height]);
  return (
    <>
      <ChartDrawing model={model} layout={layout} />
      <ChartCursor label={label} model={model} layout={layout} stops={stops} />
    </>
  );
}
