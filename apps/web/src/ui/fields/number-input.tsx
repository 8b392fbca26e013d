import type { InputEvent, InputHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { withDecimalPoint } from './decimal-point.ts';

interface NumberInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  /** The text in the field, as typed: a half-typed number is not a number yet. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The unit, shown inside the field at its end. */
  readonly suffix?: string;
  /** The currency sign, shown inside the field at its start. */
  readonly prefix?: string;
}

/** A number with its unit. The owner keeps the text and decides what it means. */
export function NumberInput({
  value,
  onChange,
  suffix,
  prefix,
  className,
  ...rest
}: NumberInputProps) {
  return (
    <span className={cx('relative block', className)}>
      {prefix ? <Affix className="left-4">{prefix}</Affix> : null}
      <input
        inputMode="decimal"
        onBeforeInput={enterWithPoint}
        {...rest}
        type="number"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        // A number field under the pointer changes when the page is scrolled by wheel.
        onWheel={(event) => event.currentTarget.blur()}
        className={cx(CONTROL_CLASS, 'plain-number', suffix && 'pr-13', prefix && 'pl-9')}
      />
      {suffix ? <Affix className="right-4">{suffix}</Affix> : null}
    </span>
  );
}

function Affix({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-y-0 flex items-center text-quiet',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Else Chromium drops the comma from a number field without a word: 62,4 would become 624. */
function enterWithPoint(event: InputEvent<HTMLInputElement>): void {
  if (!event.data.includes(',')) return;
  event.preventDefault();
  document.execCommand('insertText', false, withDecimalPoint(event.data));
}
