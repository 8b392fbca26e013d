import { cx } from '../class-names.ts';
import { DangerIcon, GoodIcon, InfoIcon } from '../icons/icons.tsx';

interface StatusLineProps {
  readonly tone: 'good' | 'danger' | 'info';
  /** The news. Null keeps the line's room, so that nothing moves when it comes and goes. */
  readonly message: string | null;
  readonly className?: string;
}

const LOOKS = {
  good: { icon: GoodIcon, look: 'text-good' },
  danger: { icon: DangerIcon, look: 'text-danger' },
  info: { icon: InfoIcon, look: 'text-quiet' },
} as const;

/** One line that says what came of an action, beside the control that acted. */
export function StatusLine({ tone, message, className }: StatusLineProps) {
  const { icon: ToneIcon, look } = LOOKS[tone];
  return (
    <p
      aria-live="polite"
      className={cx('flex min-h-5 items-start gap-2 text-small font-medium', look, className)}
    >
      {message === null ? null : (
        <>
          <ToneIcon className="size-5" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
