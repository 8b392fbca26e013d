import { useId } from 'react';
import { LINE_FIELD } from './line-field.ts';
import { ExactField, Scale, type SliderProps } from './slider-parts.tsx';

/** A slider that is seldom moved, in one line. */
export function LineSlider(props: Omit<SliderProps, 'error' | 'unit'>) {
  const { label, hint } = props;
  const id = useId();
  return (
    <div className={LINE_FIELD}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex min-w-0 items-center gap-3">
        <Scale {...props} id={id} />
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
