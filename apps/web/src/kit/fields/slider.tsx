import { useId } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { FieldError } from './field.tsx';
import { ExactField, Scale, type SliderProps, StepButton } from './slider-parts.tsx';

/** A number on a scale: drag it, step it, or type it. All three are the same value. */
export function Slider(props: SliderProps) {
  const { label, hint, error } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <ExactField {...props} id={id} />
      </div>
      <div className="flex items-center gap-2">
        <StepButton by={-1} slider={props}>
          <MinusIcon />
        </StepButton>
        <Scale {...props} id={id} />
        <StepButton by={1} slider={props}>
          <PlusIcon />
        </StepButton>
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
