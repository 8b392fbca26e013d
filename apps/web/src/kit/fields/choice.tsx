import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { FieldError } from './field.tsx';

interface ToggleProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  /** -1 where the keyboard gets to it only by choosing what it belongs to. */
  readonly tabIndex?: -1 | undefined;
}

interface CheckboxProps extends ToggleProps {
  /** The fault, in a sentence, where the form asks for the tick. */
  readonly error?: string | null;
}

/** A box to tick: agreement, or one of several. */
export function Checkbox({ error, ...props }: CheckboxProps) {
  const errorId = useId();
  return (
    <Toggle
      {...props}
      invalidBy={error ? errorId : undefined}
      box={
        <span className="flex size-6 items-center justify-center rounded-[0.4rem] border-2 border-edge bg-surface text-transparent transition-colors peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-aria-invalid:border-danger">
          <CheckIcon className="size-4" />
        </span>
      }
    >
      {error === undefined ? null : <FieldError id={errorId} error={error} />}
    </Toggle>
  );
}

/** An on/off switch that acts at once. */
export function Switch(props: ToggleProps) {
  return (
    <Toggle
      {...props}
      role="switch"
      box={
        <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors before:size-4.5 before:rounded-full before:bg-edge before:transition-transform peer-checked:border-accent peer-checked:bg-accent peer-checked:before:[translate:calc(var(--step)*5)] peer-checked:before:bg-on-accent" />
      }
    />
  );
}

function Toggle({
  label,
  hint,
  checked,
  onChange,
  disabled,
  name,
  tabIndex,
  role,
  box,
  invalidBy,
  children,
}: ToggleProps & {
  role?: 'switch';
  box: Elements;
  invalidBy?: string | undefined;
  children?: Elements;
}) {
  const hintId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className={cx('flex min-h-11 items-center gap-3', disabled && 'opacity-55')}>
        <span className="relative isolate flex shrink-0 items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="checkbox"
            role={role}
            name={name}
            tabIndex={tabIndex}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-describedby={invalidBy ?? (hint === undefined ? undefined : hintId)}
            aria-invalid={invalidBy ? true : undefined}
            className="peer absolute inset-0 layer-raised size-full cursor-pointer opacity-0"
          />
          {box}
        </span>
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className="text-small text-quiet">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
