import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { texts } from './texts.ts';

interface StepSectionProps {
  /** From 1. */
  readonly number: number;
  /** Missing while this is the only step. */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A step of a plan or a forecast: its number, what takes it away, and its fields. */
export function StepSection({ number, onRemove, children }: StepSectionProps) {
  return (
    <section aria-label={texts.step(number)} className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
        <h3 className="font-semibold">{texts.step(number)}</h3>
        {onRemove === undefined ? null : (
          <IconButton label={texts.removeStep(number)} onPress={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
      {children}
    </section>
  );
}
