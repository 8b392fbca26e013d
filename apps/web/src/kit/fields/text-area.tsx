import type { TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type LabelProps } from './field.tsx';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text. It grows with what is typed where the browser can. */
function TextArea({ value, onChange, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={2}
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cx(CONTROL_CLASS, 'block field-sizing-content min-h-20 resize-y', className)}
    />
  );
}

/** Labelled lines of text. */
export function TextAreaField(props: TextAreaProps & LabelProps) {
  const { label, hint, error, optional, className, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <TextArea {...control} {...input} />}
    </Field>
  );
}
