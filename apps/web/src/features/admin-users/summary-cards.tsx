import { formatCount } from '../../format/numbers.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { texts } from './texts.ts';
import type { UserPage } from './users-queries.ts';

/** How many accounts there are, whatever the search. Nothing is claimed before it is known. */
export function SummaryCards({ totals }: { totals: UserPage['totals'] | undefined }) {
  return (
    <dl className="rounded-card bg-surface shadow-card sm:grid sm:grid-cols-3 sm:gap-4 sm:bg-transparent sm:shadow-none">
      {(['total', 'admin', 'user'] as const).map((key) => (
        <div
          key={key}
          className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 last:border-0 sm:block sm:rounded-card sm:border-0 sm:bg-surface sm:p-6 sm:shadow-card"
        >
          <dt className="text-small font-semibold text-quiet">{texts.totals[key]}</dt>
          <dd className="text-lead font-semibold numbers sm:mt-2 sm:text-title">
            {totals === undefined ? (
              <Skeleton className="my-1 h-[1em] w-16" />
            ) : (
              formatCount(totals[key])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
