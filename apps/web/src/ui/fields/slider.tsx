import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import { FieldError } from './field.tsx';
import { NumberInput } from './number-input.tsx';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The unit beside the number field. */
  readonly unit?: string;
  /** What readers say for the value, such as '30 clicks, 5.00 mg'. */
  readonly valueText?: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly name?: string;
  readonly disabled?: boolean;
  /**
   * The text of the number field, for an owner that wants to judge what is typed. Without it what is
   * not on the scale is held at its ends, and an empty field goes back to the value.
   */
  readonly typed?: { readonly text: string; readonly onChange: (text: string) => void };
}

/** A number on a scale: drag it, step it, or type it. All three are the same value. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min, max, step, unit, valueText, hint, error, name } = props;
  const { disabled = false } = props;
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const fraction = max > min ? (value - min) / (max - min) : 0;

  // Through CSSOM: the security policy forbids style attributes in the pre-rendered page.
  useEffect(() => range.current?.style.setProperty('--fraction', String(fraction)), [fraction]);

  const move = (to: number) => onChange(snap(to, min, max, step));
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <ExactField {...props} move={move} errorId={error ? `${id}-error` : undefined} />
      </div>
      <div className="flex items-center gap-2">
        <StepButton
          label={texts.stepLess(label)}
          onPress={() => move(value - step)}
          disabled={disabled || value <= min}
        >
          <MinusIcon />
        </StepButton>
        <input
          ref={range}
          id={id}
          name={name}
          type="range"
          className="slider"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
          aria-valuetext={valueText ?? (unit ? `${value} ${unit}` : undefined)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <StepButton
          label={texts.stepMore(label)}
          onPress={() => move(value + step)}
          disabled={disabled || value >= max}
        >
          <PlusIcon />
        </StepButton>
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Holds `value` on the scale's steps and between its ends, without floating-point dust. */
function snap(value: number, min: number, max: number, step: number): number {
  if (Number.isNaN(value)) return min;
  const steps = Math.round((value - min) / step);
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const snapped = Number((min + steps * step).toFixed(decimals));
  return Math.min(max, Math.max(min, snapped));
}

/** The number field. While it has the focus it shows what is typed, then what came of it. */
function ExactField({
  label,
  value,
  min,
  max,
  step,
  unit,
  disabled,
  typed,
  move,
  errorId,
}: SliderProps & { move: (to: number) => void; errorId: string | undefined }) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <NumberInput
      className={unit ? 'w-32' : 'w-24'}
      aria-label={unit ? texts.exactIn(label, unit) : texts.exact(label)}
      aria-describedby={errorId}
      aria-invalid={errorId ? true : undefined}
      value={typed?.text ?? draft ?? String(value)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      {...(unit ? { suffix: unit } : {})}
      onChange={(text) => {
        if (typed) return typed.onChange(text);
        const number = Number.parseFloat(text);
        const isOutside = number > max || number < Math.min(0, min);
        setDraft(isOutside ? String(snap(number, min, max, step)) : text);
        if (!Number.isNaN(number)) move(number);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Kept focusable at the end of the scale, so that the keyboard does not lose its place.
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
      className="flex size-12 shrink-0 items-center justify-center rounded-full border border-edge bg-surface text-accent transition-colors hover:bg-accent-tint aria-disabled:cursor-default aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}
