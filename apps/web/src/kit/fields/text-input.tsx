import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A button inside the field, at its end, such as the one that shows a password. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text, also an email, a password, a day or a time by `type`. */
export function TextInput({ value, onChange, action, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cx(CONTROL_CLASS, action !== undefined && 'pr-14', className)}
    />
  );
  if (action === undefined) return input;
  return (
    <span className="relative block">
      {input}
      <span className="absolute inset-y-0 right-0.5 flex items-center">{action}</span>
    </span>
  );
}
