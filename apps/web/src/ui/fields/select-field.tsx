import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

type SelectFieldProps<Value extends string> = ComponentProps<typeof Select<Value>> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
};

/** A labelled choice of one of a list. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  className,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
