import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Figure } from './figures.ts';

interface FigureCardsProps {
  readonly figures: readonly Figure[];
  /** While true no figure is claimed yet. */
  readonly isLoading: boolean;
}

/** The figures: rows of one surface on a phone, cards of their own where there is room. */
export function FigureCards({ figures, isLoading }: FigureCardsProps) {
  return (
    <dl className="rounded-card bg-surface shadow-card sm:grid sm:grid-cols-2 sm:gap-4 sm:bg-transparent sm:shadow-none lg:grid-cols-3">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line px-5 py-3 last:border-0 sm:block sm:rounded-card sm:border-0 sm:bg-surface sm:p-6 sm:shadow-card"
        >
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd className="row-span-2 text-right text-lead font-semibold numbers sm:mt-2 sm:text-left sm:text-title">
            {isLoading ? <Skeleton className="my-1 h-[1em] w-20" /> : value}
          </dd>
          <dd className="text-small text-quiet sm:mt-1">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
