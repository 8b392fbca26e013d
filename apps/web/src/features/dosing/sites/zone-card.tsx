import type { Dose, Sites } from '@dosewise/contract';
import { DAY_MS, type InjectionZone, MAX_PAIN_LEVEL } from '@dosewise/domain';
import { useMemo } from 'react';
import { useDoses } from '../../../data/doses/doses-query.ts';
import { Chart } from '../../../kit/chart/chart.tsx';
import type { ChartModel, ChartPoint } from '../../../kit/chart/chart-model.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatCount, formatToTenths } from '../../../languages/formats/numbers.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { daysSince, describeRest, nameZone } from '../../../parts/sites/site-words.ts';
import { texts } from './texts.ts';

type Zone = Sites['zones'][number];

const CHART_HEIGHT = 220;

interface ZoneCardProps {
  readonly zone: Zone;
  readonly now: number;
  readonly timeZone: string;
}

/** The facts of one zone, and its pain over time. */
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
          <span>{nameZone(zone)}</span>
          <span className="block text-body font-normal text-quiet numbers">
            {describeRest(daysSince(lastUsedAt, now, timeZone))}
          </span>
        </>
      }
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-4">
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
          skeleton={<Skeleton className="h-54 rounded-control" />}
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
      summary={texts.painSummary(zone.uses, formatToTenths(zone.meanPain ?? 0))}
      model={model}
      height={CHART_HEIGHT}
    />
  );
}

const TICKS = [0, 2, 4, 6, 8, MAX_PAIN_LEVEL];

/** The pain at a zone from dose to dose, before that at all others; null where none was logged there. */
export function painChart(doses: readonly Dose[], zone: InjectionZone): ChartModel | null {
  const here: ChartPoint[] = [];
  const elsewhere: ChartPoint[] = [];
  for (const dose of doses.toReversed()) {
    if (dose.painLevel === null) continue;
    const isHere =
      dose.injectionLocation === zone.location && dose.injectionSubLocation === zone.subLocation;
    (isHere ? here : elsewhere).push({ x: Date.parse(dose.date), y: dose.painLevel });
  }
  if (here.length === 0) return null;
  const xs = [...here, ...elsewhere].map(({ x }) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  // A single dose still gets a week around it, and no dot lies on the edge.
  const slack = Math.max(3.5 * DAY_MS, (to - from) / 40);
  const others = { id: 'others', label: texts.otherSites, tone: 'quiet', shape: 'dots' } as const;
  return {
    x: { from: from - slack, to: to + slack, format: formatDay, label: texts.date },
    y: {
      from: 0,
      to: MAX_PAIN_LEVEL,
      ticks: TICKS,
      formatTick: String,
      format: (pain) => texts.painOf(String(pain)),
      label: texts.pain,
    },
    series: [
      { id: 'zone', label: nameZone(zone), tone: 'first', shape: 'line', dots: true, points: here },
      ...(elsewhere.length === 0 ? [] : [{ ...others, points: elsewhere }]),
    ],
  };
}
