import type { SystemStats } from '@dosewise/contract';
import { formatAud } from '../../../format/money.ts';
import { formatCount, formatToTenths } from '../../../format/numbers.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** How much the product is used. */
export function UserActivity({ stats }: { stats: SystemStats }) {
  const rows = [
    { name: texts.activeUsers, value: formatCount(stats.activeUsers) },
    { name: texts.costPerDose, value: formatAud(stats.averageCostPerDose) },
    { name: texts.dosesPerUser, value: formatToTenths(stats.averageDosesPerUser) },
  ];
  return (
    <Card title={texts.activity}>
      <dl className="-my-3 divide-y divide-line">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
