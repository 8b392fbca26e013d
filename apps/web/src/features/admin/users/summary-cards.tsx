import { formatCount } from '../../../format/numbers.ts';
import { FigureCards } from '../../../ui/layout/figure-cards.tsx';
import { texts } from './texts.ts';
import type { UserPage } from './users-queries.ts';

/** How many accounts there are, whatever the search. Nothing is claimed before it is known. */
export function SummaryCards({ totals }: { totals: UserPage['totals'] | undefined }) {
  return (
    <FigureCards
      isLoading={totals === undefined}
      className="sm:grid-cols-3"
      figures={(['total', 'admin', 'user'] as const).map((key) => ({
        label: texts.totals[key],
        value: formatCount(totals?.[key] ?? 0),
      }))}
    />
  );
}
