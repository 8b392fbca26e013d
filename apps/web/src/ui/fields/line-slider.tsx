import { useId } from 'react';
import { LINE_FIELD } from './line-field.ts';
import { ExactField, Scale, type SliderProps } from './slider-parts.tsx';

interface LineSliderProps extends Omit<SliderProps, 'error' | 'unit' | 'value' | 'onChange'> {
  /** Null: nobody has said. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** What readers say for null. */
  readonly unsetText: string;
}

/** A slider that is seldom moved, in one line. It says nothing until somebody does. */
export function LineSlider({ value, onChange, unsetText, ...rest }: LineSliderProps) {
  const { label, hint, min } = rest;
  const id = useId();
  const isUnset = value === null;
  const props: SliderProps = {
    ...rest,
    value: value ?? min,
    onChange,
    isUnset,
    onClear: () => onChange(null),
    ...(isUnset && { valueText: unsetText }),
  };
  return (
    <div className={LINE_FIELD}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex min-w-0 items-center gap-3">
        <Scale
          {...props}
          id={id}
          tabIndex={-1}
          className={isUnset ? 'opacity-60 max-sm:h-11' : 'max-sm:h-11'}
        />
        <ExactField {...props} id={id} className="w-16 [&_input]:text-center" />
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="sr-only">
          {hint}
        </p>
      )}
    </div>
  );
}
