import type { TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text. It grows with what is typed where the browser can. */
export function TextArea({ value, onChange, className, ...rest }: TextAreaProps) {
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
