import { readTyped as readIn, twoReadings } from '@dosewise/domain';
import {
  type FocusEvent,
  type InputEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import { DECIMAL_MARK, figure } from '../../languages/formats/numbers.ts';
import { cx } from '../class-names.ts';
import { texts } from '../texts.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, FieldError, type LabelProps } from './field.tsx';

/** A typed number in the page's language. */
const readTyped = (text: string) => readIn(text, DECIMAL_MARK);

interface NumberInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  /** The number in the field as `readTyped` gives it: a half-typed number is not a number yet. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The unit, shown inside the field at its end. */
  readonly suffix?: string;
  /** The currency sign, shown inside the field at its start. */
  readonly prefix?: string;
}

/**
 * A number with its unit, typed with a comma or a point in every language. The owner keeps it with a point and
 * decides what it means. Not `type="number"`: browsers write and read that in a language of their own, each in
 * another way, and drop or misread what they do not expect.
 */
export function NumberInput({
  value,
  onChange,
  suffix,
  prefix,
  className,
  onBlur,
  ...rest
}: NumberInputProps) {
  const readingsId = useId();
  const [typed, setTyped] = useState('');
  const readings = twoReadings(value);
  // What someone types stays as it is as long as the owner takes it, and ends as the language writes it.
  const shown = typed !== '' && readTyped(typed) === value ? typed : figure(value);
  const number = value === '' ? Number.NaN : Number(value);
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <span className="relative block">
        <input
          inputMode="decimal"
          {...rest}
          role="spinbutton"
          type="text"
          value={shown}
          aria-valuenow={Number.isNaN(number) ? undefined : number}
          aria-valuetext={shown === '' ? undefined : shown}
          aria-valuemin={limitOf(rest.min)}
          aria-valuemax={limitOf(rest.max)}
          aria-invalid={readings ? true : rest['aria-invalid']}
          aria-describedby={cx(rest['aria-describedby'], readings && readingsId) || undefined}
          onBeforeInput={takeNumbersOnly}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(readTyped(currentTarget.value));
          }}
          onKeyDown={(event) => {
            const next = stepByKey(event, number);
            if (next !== null) onChange(next);
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            if (readings === null) setTyped('');
            onBlur?.(event);
          }}
          className={cx(CONTROL_CLASS, suffix && 'pr-13', prefix && 'pl-9')}
        />
        {suffix ? <Affix className="right-4">{suffix}</Affix> : null}
        {prefix ? <Affix className="left-4">{prefix}</Affix> : null}
      </span>
      <FieldError
        id={readingsId}
        error={readings && texts.twoReadings(figure(readings[0]), readings[1])}
      />
    </div>
  );
}

/** A labelled number, without the browser's suggestions. */
export function NumberField(props: NumberInputProps & LabelProps) {
  const { label, hint, error, optional, className, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <NumberInput autoComplete="off" {...control} {...input} />}
    </Field>
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

const limitOf = (limit: number | string | undefined) =>
  limit === undefined ? undefined : Number(limit);

/** Refuses letters as they are typed; of '82,4 kg' that is pasted the number goes in. */
function takeNumbersOnly(event: InputEvent<HTMLInputElement>): void {
  if (/^[\d.,+\-\s'’]*$/.test(event.data)) return;
  event.preventDefault();
  const number = /^\s*([\d.,+\-\s'’]*\d)\s*\p{L}+\s*$/u.exec(event.data)?.[1];
  if (number !== undefined) document.execCommand('insertText', false, number);
}

/** The number one step above or below, for the arrow keys; null for every other key. */
function stepByKey(event: KeyboardEvent<HTMLInputElement>, number: number): string | null {
  const { key, currentTarget: field } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  event.preventDefault();
  const by = key === 'ArrowUp' ? 1 : -1;
  const [start, most] = [Number(field.min), field.max === '' ? Infinity : Number(field.max)];
  const size = Number(field.step) || 1;
  const steps = ((Number.isNaN(number) ? start : number) - start) / size;
  const next = field.step === 'any' ? steps + by : nextWhole(steps, by);
  const least = field.min === '' ? -Infinity : start;
  return String(Number(Math.min(most, Math.max(least, start + next * size)).toFixed(6)));
}

/** The whole number above or below; what is one already but for dust of binary fractions goes a whole one on. */
const nextWhole = (number: number, by: 1 | -1) =>
  by > 0 ? Math.floor(number + 1e-9) + 1 : Math.ceil(number - 1e-9) - 1;
