import type { FocusEventHandler } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';

interface LineFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Characters, as the contract limits them. */
  readonly maxLength: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onFocus?: FocusEventHandler<HTMLInputElement>;
  readonly onChange: (text: string) => void;
}

/** One line of text of a campaign or a template. */
export function LineField({ label, hint, error, ...input }: LineFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput {...control} {...input} autoComplete="off" />}
    </Field>
  );
}
