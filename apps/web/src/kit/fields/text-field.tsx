import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface TextFieldProps extends ComponentProps<typeof TextInput> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
}

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
