import { translateOf } from '../amount.tsx';
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
  /** True: a plain list on the page itself, as low as can be. */
  readonly isPlain?: boolean;
  /** Says the number of cards side by side. */
  readonly className: string;
}

const ROWS =
  'grid items-center gap-x-4 @min-[17.5rem]:grid-cols-[minmax(6rem,1fr)_auto] border-line px-5 py-3 not-last:border-b sm:block sm:rounded-card sm:border sm:bg-surface sm:p-6';
const CELLS = 'border-t border-line px-1 pt-2';

/** Figures: rows of one surface on a phone, cards of their own where there is room; or a plain list. */
export function FigureCards({
  figures,
  isLoading,
  isNarrow,
  isPlain,
  className,
}: FigureCardsProps) {
  return (
    <dl
      className={cx(
        isPlain
          ? 'grid gap-x-6 gap-y-3'
          : '@container rounded-card border border-line bg-surface sm:grid sm:gap-4 sm:border-0 sm:bg-transparent',
        className,
      )}
    >
      {figures.map(({ label, value, note }) => (
        <div key={label} className={isPlain ? CELLS : ROWS}>
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd
            translate={translateOf(value)}
            className={cx(
              'text-lead font-semibold wrap-anywhere numbers',
              isPlain ? 'mt-0.5 sm:mt-1' : 'sm:mt-2',
              note !== undefined && 'row-span-2',
              !isNarrow && !isPlain && 'sm:text-title',
            )}
          >
            {isLoading ? <Skeleton className="my-1 h-[1em] w-20" /> : value}
          </dd>
          {note === undefined ? null : (
            <dd className="mt-0.5 text-small text-quiet sm:mt-1">{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
