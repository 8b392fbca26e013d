import type { ComponentProps } from 'react';
import { Field, type LabelProps } from './field.tsx';
import { Select } from './select.tsx';

type SelectFieldProps<Value extends string> = ComponentProps<typeof Select<Value>> & LabelProps;

/** A labelled choice of one of a list. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional = false,
  className,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
