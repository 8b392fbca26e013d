import type { Sites } from '@dosewise/contract';
import { zoneKey } from '@dosewise/domain';
import { formatCount, formatToTenths } from '../../format/numbers.ts';
import { daysSince, describeRest, nameZone } from '../../records/sites/site-words.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/layout/data-table.tsx';
import { texts } from './texts.ts';

interface SiteListProps {
  readonly sites: Sites;
  readonly now: number;
  readonly timeZone: string;
}

/** One's own zones and those ever used, with how often and how they felt. */
export function SiteList({ sites, now, timeZone }: SiteListProps) {
  const rows = sites.zones
    .filter(({ on, uses }) => on || uses > 0)
    .map((zone) => ({ ...zone, _id: zoneKey(zone) }));
  const isUnplaced = rows.some(({ uses, lastUsedAt }) => uses === 0 && lastUsedAt !== null);
  if (rows.length === 0) return null;
  return (
    <Card title={texts.list}>
      <DataTable
        caption={texts.list}
        rows={rows}
        columns={[
          { header: texts.site, cell: nameZone },
          {
            header: texts.rest,
            cell: ({ lastUsedAt }) => describeRest(daysSince(lastUsedAt, now, timeZone)),
          },
          { header: texts.uses, cell: ({ uses }) => formatCount(uses), isNumber: true },
          {
            header: texts.meanPain,
            cell: ({ meanPain }) =>
              meanPain === null ? texts.noPain : texts.painOf(formatToTenths(meanPain)),
            isNumber: true,
          },
        ]}
      />
      {isUnplaced ? <p className="mt-4 text-small text-quiet">{texts.withoutPlace}</p> : null}
    </Card>
  );
}
