import { type Clicks, WEEKLY_PEN } from '@dosewise/domain';
import { PenDrawing } from '../../../ui/pen/pen-drawing.tsx';
import { partFills } from '../../../ui/pen/pen-fill.ts';
import { texts } from './texts.ts';

/** A full pen on which `clicks` are dialled: the liquid sinks by what they would take. */
export function DialledPen({ clicks }: { clicks: Clicks }) {
  const { clicksPerDose, dosesPerPen } = WEEKLY_PEN;
  const left = dosesPerPen - clicks / clicksPerDose;
  return (
    <figure className="bg-accent-tint px-4 pt-6 pb-5 sm:px-8 lg:col-span-2 lg:pt-10 lg:pb-8">
      <PenDrawing
        parts={partFills(left, dosesPerPen)}
        remainder={1}
        dial={{ value: clicks, max: clicksPerDose }}
        className="mx-auto max-w-3xl"
      />
      <figcaption className="mt-3 text-center text-small text-quiet max-sm:sr-only">
        {texts.pen}
      </figcaption>
    </figure>
  );
}
