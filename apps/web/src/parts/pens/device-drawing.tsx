import type { Pen } from '@dosewise/contract';
import { BlisterDrawing } from './drawing/blister-drawing.tsx';
import { BoxDrawing } from './drawing/box-drawing.tsx';
import { PenDrawing } from './drawing/pen-drawing.tsx';
import { partFills } from './drawing/pen-fill.ts';
import { VialDrawing } from './drawing/vial-drawing.tsx';

interface DeviceDrawingProps {
  readonly device: Pick<Pen['device'], 'kind' | 'doses' | 'stepsPerDose' | 'goldenMl'>;
  readonly stepsLeft: number;
  /** Golden volume that is left; null leaves it out of the story. */
  readonly goldenMl: number | null;
  /** Steps that are dialled, where they can be. */
  readonly dialled?: number | undefined;
  readonly size?: 'hero' | 'gauge';
}

/** A picture of what is left in a pen, a vial, a box or a pack, beside the words that say it. */
export function DeviceDrawing(props: DeviceDrawingProps) {
  const { device, stepsLeft, goldenMl, dialled, size = 'hero' } = props;
  const { kind, doses, stepsPerDose } = device;
  if (kind === 'vial') return <VialDrawing fill={stepsLeft / (doses * stepsPerDose)} />;
  if (kind === 'single_pen') return <BoxDrawing count={doses} left={stepsLeft} />;
  if (kind === 'tablet') return <BlisterDrawing count={doses} left={stepsLeft} />;
  const hasRemainder = device.goldenMl > 0;
  return (
    <PenDrawing
      size={size}
      parts={partFills(stepsLeft / stepsPerDose, doses)}
      hasRemainder={hasRemainder}
      remainder={hasRemainder && goldenMl !== null ? goldenMl / device.goldenMl : null}
      dial={dialled === undefined ? undefined : { value: dialled, max: stepsPerDose }}
    />
  );
}
