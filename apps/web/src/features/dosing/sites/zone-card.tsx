import type { Dose, Sites } from '@dosewise/contract';
import { useMemo } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { formatDay } from '../../../format/dates.ts';
import { countOf, formatCount, formatToTenths } from '../../../format/numbers.ts';
import { useDoses } from '../../../records/doses/doses-query.ts';
import { daysSince, describeRest, nameZone } from '../../../records/sites/site-words.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { painChart } from './pain-chart.ts';
import { texts } from './texts.ts';

type Zone = Sites['zones'][number];

const CHART_HEIGHT = 220;

interface ZoneCardProps {
  readonly zone: Zone;
  readonly now: number;
  readonly timeZone: string;
}

/** What is known of one zone, and its pain over time. */
export function ZoneCard({ zone, now, timeZone }: ZoneCardProps) {
  const doses = useDoses();
  const { lastUsedAt, uses, meanPain } = zone;
  const facts = [
    [texts.lastUsed, lastUsedAt === null ? texts.never : formatDay(lastUsedAt)],
    [texts.uses, formatCount(uses)],
    [texts.meanPain, meanPain === null ? texts.noPain : texts.painOf(formatToTenths(meanPain))],
  ] as const;
  return (
    <Card
      title={
        <>
          {nameZone(zone)}
          <span className="block text-body font-normal text-quiet numbers">
            {describeRest(daysSince(lastUsedAt, now, timeZone))}
          </span>
        </>
      }
    >
      <dl className="grid grid-cols-3 gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-semibold numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Loaded
          query={doses}
          failed={texts.dosesFailed}
          skeleton={<Skeleton className="h-55 rounded-control" />}
        >
          {(all) => <PainOverTime zone={zone} doses={all} />}
        </Loaded>
      </div>
    </Card>
  );
}

function PainOverTime({ zone, doses }: { zone: Zone; doses: readonly Dose[] }) {
  const model = useMemo(() => painChart(doses, zone), [doses, zone]);
  if (model === null) return <p className="text-small text-quiet">{texts.noneHere}</p>;
  return (
    <Chart
      label={texts.painOver(nameZone(zone))}
      summary={texts.painSummary(countOf(zone.uses, 'dose'), formatToTenths(zone.meanPain ?? 0))}
      model={model}
      height={CHART_HEIGHT}
    />
  );
}
