import { texts } from '../texts.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface DateTimeFieldProps {
  /** Text of the field, `YYYY-MM-DDTHH:mm`, in the person's own time zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly label?: string;
}

/** A day and a time of it, with the platform's own picker. */
export function DateTimeField({
  value,
  onChange,
  label = texts.dateAndTime,
  ...field
}: DateTimeFieldProps) {
  return (
    <Field label={label} {...field}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          max="2199-12-31T23:59"
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
