import { type ReactNode, useEffect, useRef, useState } from 'react';
import { figure } from '../../languages/formats/numbers.ts';
import { cx } from '../class-names.ts';
import { texts } from '../texts.ts';
import { NumberInput } from './number-input.tsx';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The unit beside the number field. */
  readonly unit?: string;
  /** The words of readers for the value, such as '30 clicks, 5.00 mg'. */
  readonly valueText?: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly name?: string;
  readonly disabled?: boolean;
  /** No one has set it: it stands at `min`, and a press there sets it to that. */
  readonly isUnset?: boolean;
  /** Takes an emptied number field for what no one has set. */
  readonly onClear?: () => void;
  /**
   * The text of the number field, for an owner that wants to judge what is typed. Without it what is
   * not on the scale is held at its ends, and an empty field goes back to the value.
   */
  readonly typed?: { readonly text: string; readonly onChange: (text: string) => void };
}

interface PartProps extends SliderProps {
  /** Of the slider itself; what is said of it has this id with '-hint' or '-error'. */
  readonly id: string;
  readonly className?: string;
  /** -1 where the keyboard has the number field instead: one stop for one value. */
  readonly tabIndex?: -1;
}

/** The keys that go to the start of a scale, or towards it. */
const TO_START = ['Home', 'PageDown', 'ArrowLeft', 'ArrowDown'];

/** The scale that is dragged. */
export function Scale(props: PartProps) {
  const { id, label: _label, value, min, max, step, unit, valueText, hint, error, name } = props;
  const range = useRef<HTMLInputElement>(null);
  const fraction = max > min ? (value - min) / (max - min) : 0;

  // Through CSSOM: the security policy forbids style attributes in the pre-rendered page.
  useEffect(() => range.current?.style.setProperty('--fraction', String(fraction)), [fraction]);

  return (
    <input
      ref={range}
      id={id}
      name={name}
      type="range"
      tabIndex={props.tabIndex}
      className={cx('slider', props.className)}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={props.disabled}
      onChange={(event) => move(props, event.currentTarget.valueAsNumber)}
      // At its end the browser reports neither a press nor a key: nothing has moved.
      onClick={
        props.isUnset ? (event) => move(props, event.currentTarget.valueAsNumber) : undefined
      }
      onKeyDown={
        props.isUnset ? ({ key }) => TO_START.includes(key) && move(props, min) : undefined
      }
      aria-valuetext={valueText ?? (unit ? `${figure(value)} ${unit}` : undefined)}
      aria-describedby={cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined}
      aria-invalid={error ? true : undefined}
    />
  );
}

/** The number field. While it has the focus it shows what is typed, then what came of it. */
export function ExactField(props: PartProps) {
  const { id, label, value, min, max, step, unit, disabled, typed, error, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <NumberInput
      className={className ?? (unit ? 'w-32' : 'w-24')}
      aria-label={unit ? texts.exactIn(label, unit) : texts.exact(label)}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      value={typed?.text ?? draft ?? (props.isUnset ? '' : String(value))}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      {...(unit ? { suffix: unit } : {})}
      onChange={(text) => {
        if (typed) return typed.onChange(text);
        const number = text === '' ? Number.NaN : Number(text);
        const isOutside = number > max || number < Math.min(0, min);
        setDraft(isOutside ? String(snap(number, props)) : text);
        if (!Number.isNaN(number)) move(props, number);
        else props.onClear?.();
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

interface StepButtonProps {
  /** The step of one press: -1 or 1. */
  readonly by: -1 | 1;
  readonly slider: SliderProps;
  readonly className?: string;
  /** The sign on it. */
  readonly children: ReactNode;
}

/** Goes one step back or on. */
export function StepButton({ by, slider, className, children }: StepButtonProps) {
  const { label, value, min, max, step, disabled = false } = slider;
  const isAtEnd = disabled || (by < 0 ? value <= min : value >= max);
  return (
    <button
      type="button"
      aria-label={by < 0 ? texts.stepLess(label) : texts.stepMore(label)}
      // The keyboard has the arrows of the number field.
      tabIndex={-1}
      // Kept focusable at the end of the scale, so that a press does not lose its place.
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) move(slider, value + by * step);
      }}
      className={cx(
        'flex size-12 shrink-0 items-center justify-center rounded-full border border-edge bg-surface text-accent transition-colors hover:bg-accent-tint aria-disabled:cursor-default aria-disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}

function move(slider: SliderProps, to: number): void {
  slider.onChange(snap(to, slider));
}

/** Holds `value` on the scale's steps and between its ends, without floating-point dust. */
function snap(value: number, { min, max, step }: SliderProps): number {
  if (Number.isNaN(value)) return min;
  const steps = Math.round((value - min) / step);
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const snapped = Number((min + steps * step).toFixed(decimals));
  return Math.min(max, Math.max(min, snapped));
}
