import { useId } from 'react';
import { cx } from '../class-names.ts';
import { ExactField, Scale, type SliderProps } from './slider-parts.tsx';

interface LineSliderProps extends Omit<SliderProps, 'error' | 'unit' | 'value' | 'onChange'> {
  /** Null: no one has said. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** The words of readers for null. */
  readonly unsetText: string;
}

/** A slider that is seldom moved, in one line. It says nothing until someone does. */
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

/**
 * A field in one line, its label in a column of its own, or in two where it is not whole in one: the
 * time of an American date, large text. What is said of it stands below.
 */
export const LINE_FIELD = cx(
  'flex flex-row flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3 [&>label]:w-27 sm:[&>label]:w-31 [&>p:not(.sr-only)]:w-full',
  '[&>label:has(+[type=datetime-local])]:min-w-max [&>label:has(+[type=datetime-local])]:whitespace-nowrap',
  // A browser breaks no line in a time: twelve letters are as wide as the form at most.
  '[&>[type=datetime-local]]:text-[length:min(1rem,calc((100cqi-1rem)/12))]',
  '[&>:not(label,p)]:flex-[1_1_9rem] [&>[type=datetime-local]]:basis-[max-content]',
  '[&_input]:px-3 [&>[type=datetime-local]]:pr-0 [&>[type=datetime-local]]:pl-2 max-sm:[&_input]:min-h-11 max-sm:[&>label]:text-small',
);
