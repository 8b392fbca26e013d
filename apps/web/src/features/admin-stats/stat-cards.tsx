import type { SystemStats } from '@dosewise/contract';
import { formatAud } from '../../format/money.ts';
import { formatCount } from '../../format/numbers.ts';
import { texts } from './texts.ts';

/** The totals: rows of one surface on a phone, cards of their own where there is room. */
export function StatCards({ stats }: { stats: SystemStats }) {
  const { totals } = texts;
  const figures = [
    { ...totals.users, value: formatCount(stats.totalUsers) },
    { ...totals.pens, value: formatCount(stats.totalPens) },
    { ...totals.doses, value: formatCount(stats.totalDoses) },
    { ...totals.savings, value: formatAud(stats.totalCostSavings) },
  ];
  return (
    <dl className="rounded-card bg-surface shadow-card sm:grid sm:grid-cols-2 sm:gap-4 sm:bg-transparent sm:shadow-none lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line px-5 py-3 last:border-0 sm:block sm:rounded-card sm:border-0 sm:bg-surface sm:p-6 sm:shadow-card"
        >
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd className="row-span-2 text-right text-lead font-semibold wrap-anywhere numbers sm:mt-2 sm:text-left">
            {value}
          </dd>
          <dd className="text-small text-quiet sm:mt-1">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
