import { cx } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

/** One card: its name, the figure, and what it means. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

interface FigureCardsProps {
  readonly figures: readonly Figure[];
  /** While true no figure is claimed yet. */
  readonly isLoading?: boolean;
  /** True: the cards are too narrow for large figures. */
  readonly isNarrow?: boolean;
  /** Says the number of cards side by side. */
  readonly className: string;
}

/** Figures: rows of one surface on a phone, cards of their own where there is room. */
export function FigureCards({ figures, isLoading, isNarrow, className }: FigureCardsProps) {
  return (
    <dl
      className={cx(
        'rounded-card bg-surface shadow-card sm:grid sm:gap-4 sm:bg-transparent sm:shadow-none',
        className,
      )}
    >
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line px-5 py-3 last:border-0 sm:block sm:rounded-card sm:border-0 sm:bg-surface sm:p-6 sm:shadow-card"
        >
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd
            className={cx(
              'text-right text-lead font-semibold wrap-anywhere numbers sm:mt-2 sm:text-left',
              note !== undefined && 'row-span-2',
              !isNarrow && 'sm:text-title',
            )}
          >
            {isLoading ? <Skeleton className="my-1 h-[1em] w-20" /> : value}
          </dd>
          {note === undefined ? null : <dd className="text-small text-quiet sm:mt-1">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
