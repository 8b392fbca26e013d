import type { ReactNode } from 'react';
import { translateOf } from '../amount.tsx';
import { cx } from '../class-names.ts';

interface PressTileProps {
  readonly label: ReactNode;
  /** A second line. */
  readonly note?: string | undefined;
  /** Stands above the words. */
  readonly picture?: ReactNode;
  /** True for the one that was pressed before. */
  readonly isChosen?: boolean;
  /** Short words in the middle, for several side by side. */
  readonly isShort?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
}

/** One of several answers, large; a press of it leads on at once. */
export function PressTile({
  label,
  note,
  picture,
  isChosen = false,
  isShort = false,
  className,
  onPress,
}: PressTileProps) {
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onPress}
      className={cx(
        'flex min-h-12 min-w-0 flex-col justify-center rounded-control py-2 ring-inset transition-colors hover:bg-accent-tint',
        isShort ? 'items-center px-1 text-center' : 'px-4 text-left',
        isChosen ? 'bg-data-tint ring-3 ring-data' : 'bg-surface ring-1 ring-edge',
        className,
      )}
    >
      {picture === undefined ? null : <span className="mb-2 w-full">{picture}</span>}
      <span translate={translateOf(label)} className="font-semibold numbers wrap-anywhere">
        {label}
      </span>
      {note === undefined ? null : <span className="text-small text-quiet numbers">{note}</span>}
    </button>
  );
}
