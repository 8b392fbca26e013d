import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface RowButtonProps {
  /** Its act and the thing it acts on, where the words that are seen say only half of it. */
  readonly label?: string;
  readonly kind?: 'plain' | 'danger';
  readonly busy?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A small button in a row of a table, of which there are several side by side. */
export function RowButton({ label, kind = 'plain', busy, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
      className={cx(
        'min-h-11 rounded-control border border-edge px-3 text-small font-semibold whitespace-nowrap',
        'aria-disabled:opacity-55',
        kind === 'danger' ? 'text-danger hover:bg-danger-tint' : 'text-accent hover:bg-accent-tint',
      )}
    >
      {children}
    </button>
  );
}
