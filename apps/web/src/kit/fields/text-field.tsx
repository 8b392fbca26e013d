import type { ComponentProps } from 'react';
import { Field, type LabelProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

type TextFieldProps = ComponentProps<typeof TextInput> & LabelProps;

/** A labelled line of text, without the browser's suggestions. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <TextInput autoComplete="off" {...control} {...input} />}
    </Field>
  );
}

/** A labelled email address, as it is typed on a phone too. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField name="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />
  );
}
