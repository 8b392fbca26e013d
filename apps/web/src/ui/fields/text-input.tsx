import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';

/** The look of everything one types into or chooses from. */
export const CONTROL_CLASS = cx(
  'min-h-12 w-full min-w-0 rounded-control border border-edge bg-surface px-4 py-2 text-ink',
  'placeholder:text-quiet aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'disabled:cursor-not-allowed disabled:opacity-55',
);

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
