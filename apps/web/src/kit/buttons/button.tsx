import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { texts } from '../texts.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:bg-accent-tint',
  quiet: 'text-accent hover:bg-accent-tint',
  danger: 'bg-danger text-surface hover:bg-danger/85',
};

/** The look of a button, also for links that act as one. */
export function buttonClass(kind: ButtonKind = 'primary', className?: string): string {
  return cx(
    'button relative inline-flex items-center justify-center gap-2 rounded-control',
    'text-center font-semibold text-balance transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55',
    KINDS[kind],
    className,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  /** While true the button keeps its width, says it is busy and does nothing when pressed. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button. `type` is `button` unless told otherwise. */
export function Button({
  kind = 'primary',
  busy = false,
  type = 'button',
  'aria-disabled': isBlocked,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: that would throw the keyboard's focus away in the middle of an action.
      aria-disabled={busy || isBlocked || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'invisible')}>{children}</span>
      {busy ? <BusyDots /> : null}
    </button>
  );
}

function BusyDots() {
  return (
    <span className="absolute inset-0 flex items-center justify-center gap-1.5">
      <span className="sr-only">{texts.pleaseWait}</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} className={cx('size-2 animate-pulse rounded-full bg-current', delay)} />
      ))}
    </span>
  );
}
