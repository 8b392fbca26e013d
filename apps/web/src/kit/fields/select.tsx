import type { SelectHTMLAttributes } from 'react';
import { translateOf } from '../amount.tsx';
import { cx } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { CONTROL_CLASS } from './control-class.ts';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a list, with the platform's own picker. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className={cx(CONTROL_CLASS, 'cursor-pointer truncate appearance-none pr-11 numbers')}
      >
        {options.map((option) => (
          <option translate={translateOf(option.label)} key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-quiet">
        <ChevronDownIcon />
      </span>
    </span>
  );
}
