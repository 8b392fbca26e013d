import type { SystemStats } from '@dosewise/contract';
import { formatAud } from '../../../format/money.ts';
import { formatCount } from '../../../format/numbers.ts';
import { FigureCards } from '../../../ui/layout/figure-cards.tsx';
import { texts } from './texts.ts';

/** The totals. */
export function StatCards({ stats }: { stats: SystemStats }) {
  const { totals } = texts;
  return (
    <FigureCards
      isNarrow
      className="sm:grid-cols-2 lg:grid-cols-4"
      figures={[
        { ...totals.users, value: formatCount(stats.totalUsers) },
        { ...totals.pens, value: formatCount(stats.totalPens) },
        { ...totals.doses, value: formatCount(stats.totalDoses) },
        { ...totals.savings, value: formatAud(stats.totalCostSavings) },
      ]}
    />
  );
}
