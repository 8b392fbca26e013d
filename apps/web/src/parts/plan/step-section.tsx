import type { ComponentProps } from 'react';
import { texts } from '../../data/plan/texts.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import type { Elements } from '../../kit/elements.ts';
import { NumberField } from '../../kit/fields/number-input.tsx';
import { PlusIcon, TrashIcon } from '../../kit/icons/icons.tsx';

interface StepSectionProps {
  /** From 1. */
  readonly number: number;
  /** Missing while this is the only step. */
  readonly onRemove: (() => void) | undefined;
  readonly children: Elements;
}

/** A step of a plan or a forecast: its number, what takes it away, and its fields. */
export function StepSection({ number, onRemove, children }: StepSectionProps) {
  return (
    <section aria-label={texts.step(number)} className="flex flex-col gap-4">
      {/* The only one needs no number. */}
      {onRemove === undefined ? null : (
        <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
          <h3 className="font-semibold">{texts.step(number)}</h3>
          <IconButton label={texts.removeStep(number)} onPress={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
      {children}
    </section>
  );
}

/** Adds a step to a plan or a forecast. */
export function AddStep({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="secondary" className="self-start" onClick={onPress}>
      <PlusIcon className="size-5" />
      <span>{texts.addStep}</span>
    </Button>
  );
}

type StepFieldProps = Omit<ComponentProps<typeof NumberField>, 'label'>;

/** The dose of a step in mg. */
export function StepDose(field: StepFieldProps) {
  return <NumberField {...field} label={texts.dose} suffix="mg" min={0} step="any" />;
}

/** The days from one dose of a step to the next. */
export function StepInterval(field: StepFieldProps) {
  return <WholeNumberField {...field} label={texts.every} suffix={texts.days} />;
}

/** The number of doses in a step. */
export function StepCount(field: StepFieldProps) {
  return <WholeNumberField {...field} label={texts.doses} />;
}

/** A field for a whole number from 1 on. */
export function WholeNumberField(props: ComponentProps<typeof NumberField>) {
  return <NumberField {...props} min={1} step={1} inputMode="numeric" />;
}
