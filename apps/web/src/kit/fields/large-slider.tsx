import { useId } from 'react';
import type { Elements } from '../elements.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { FieldError } from './field.tsx';
import { ExactField, Scale, type SliderProps, StepButton } from './slider-parts.tsx';

interface LargeSliderProps extends SliderProps {
  /** Another way to say the same number, at the right of the scale. */
  readonly beside?: Elements;
  /** Stands below the scale, where the hint stands else: both take the same room. */
  readonly below?: Elements | null;
}

/** The number that a screen is about: large between minus and plus, with its scale below. */
export function LargeSlider({ beside, below = null, ...props }: LargeSliderProps) {
  const { label, hint, error } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-0.5 sm:gap-2">
      <div className="flex items-start gap-3">
        <StepButton by={-1} slider={props} className="size-13 sm:size-15">
          <MinusIcon className="size-7" />
        </StepButton>
        <ExactField
          {...props}
          id={id}
          className="min-w-0 flex-1 [&_input]:min-h-13 sm:[&_input]:min-h-15 [&_input]:border-transparent [&_input]:bg-accent-tint [&_input]:text-center [&_input]:text-[length:min(2.75rem,16vw)] [&_input]:px-1 [&_input]:py-0 [&_input]:leading-[1] [&_input]:font-semibold [&_input]:aria-invalid:border-danger"
        />
        <StepButton by={1} slider={props} className="size-13 sm:size-15">
          <PlusIcon className="size-7" />
        </StepButton>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="text-small text-quiet numbers">
            <label htmlFor={id} className="font-semibold text-ink">
              {label}
            </label>
          </p>
          <Scale {...props} id={id} tabIndex={-1} className="w-full flex-none max-sm:h-11" />
        </div>
        {beside}
      </div>
      {hint === undefined && below === null ? null : (
        <div className="flex min-h-11 items-center">
          {hint === undefined ? (
            below
          ) : (
            <p id={`${id}-hint`} className="text-small text-quiet">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
