import { joinTaken, progressLine, type ShownWeightUnit, type WeightPoint } from '@dosewise/domain';
import { useMemo } from 'react';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { toTimedDoses } from '../../../../data/doses/doses-query.ts';
import { usePens } from '../../../../data/pens/pens-query.ts';
import { aheadQuery } from '../../../../data/plan/plan-queries.ts';
import { useIsLocal, useIsOwn, useMayLog } from '../../../../data/session/session.ts';
import type { Elements } from '../../../../kit/elements.ts';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { lazyPart } from '../../../../kit/loading/lazy-part.tsx';
import { formatWeight } from '../../../../languages/formats/weights.ts';
import type { DashboardData } from '../dashboard-data.ts';
import { NextDoses } from '../next-dose/next-dose-card.tsx';
import { DayHead } from './day-head.tsx';
import { SymptomChips } from './symptom-chips.tsx';
import { texts } from './texts.ts';
import { TodayNotice } from './today-notice.tsx';
import { WeighIn } from './weigh-in.tsx';

/** Few see them, and only once. */
const FirstSteps = lazyPart(
  async () => (await import('./first-steps.tsx')).FirstSteps,
  <Skeleton className="h-76 rounded-card" />,
  { whenShown: true },
);

const WhatComes = lazyPart(
  async () => (await import('./what-comes.tsx')).WhatComes,
  <Skeleton className="h-76 rounded-card lg:col-span-5 lg:row-span-2" />,
  { whenShown: true },
);

/** Only those without an account need it. */
const RecordsHere = lazyPart(
  async () => (await import('./records-here.tsx')).RecordsHere,
  <Skeleton className="h-11" />,
  { whenShown: true },
);

interface TodayProps {
  readonly lists: DashboardData;
  /** The weigh-ins in the order of time. */
  readonly weights: readonly WeightPoint[] | null;
  readonly unit: ShownWeightUnit;
  readonly now: number;
  readonly timeZone: string;
  /** The content beside and below these. */
  readonly children: Elements;
}

/** The day at one look: what is due, the weight, how it feels; for a new account what comes first. */
export function Today(props: TodayProps) {
  const { lists, weights, unit, now, timeZone, children } = props;
  const { doses, weighIns, symptoms, pens } = lists;
  const isOwn = useIsOwn();
  const mayLog = useMayLog();
  const isLocal = useIsLocal();
  const isKnown = [doses, weighIns, pens].every(({ data }) => data !== undefined);
  const there = {
    pens: pens.data?.length ?? 0,
    doses: doses.data?.length ?? 0,
    weights: weighIns.data?.length ?? 0,
  };
  const [hasDose, hasWeight] = [there.doses > 0, there.weights > 0];
  const isNew = isKnown && Object.values(there).includes(0);
  const isEmpty = isNew && !hasDose && !hasWeight;
  const isTopComing = useIsTopComing();
  const progress = useProgress(doses.data, weights, unit, now);
  const steps = isOwn ? <FirstSteps {...there} unit={unit} kept={weighIns.data} /> : null;
  return (
    <div className="flex flex-col gap-3 lg:gap-6">
      <DayHead
        doses={instantsOf(doses.data)}
        weighIns={instantsOf(weighIns.data)}
        isEmpty={isEmpty}
        progress={progress}
        now={now}
        timeZone={timeZone}
      />
      {isLocal ? <RecordsHere /> : null}
      <div className="grid grid-flow-dense grid-cols-1 gap-3 sm:gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto_auto]">
        {isNew && !hasDose ? <div className="lg:col-span-7 lg:row-span-2">{steps}</div> : null}
        <div className="flex flex-col gap-3 empty:hidden lg:col-span-7 lg:row-span-2">
          <NextDoses
            doses={doses.data ?? null}
            isNew={isNew && !hasDose}
            now={now}
            timeZone={timeZone}
          />
          <TodayNotice weights={weighIns.data} unit={unit} now={now} />
        </div>
        {isEmpty && isOwn ? <WhatComes unit={unit} /> : null}
        {isNew && hasDose ? <div className="lg:col-span-5">{steps}</div> : null}
        {isNew && !hasWeight ? null : isTopComing ? (
          <Skeleton className="h-35 rounded-card lg:col-span-5 lg:h-43" />
        ) : (
          <WeighIn
            kept={weighIns.data}
            weights={weights}
            isLoading={weighIns.isPending}
            unit={unit}
            now={now}
            timeZone={timeZone}
            className="lg:col-span-5"
          />
        )}
        {(isNew && !hasDose) || !mayLog ? null : isTopComing ? (
          <Skeleton className="h-39 rounded-card sm:h-33 lg:col-span-7" />
        ) : (
          <SymptomChips
            symptoms={symptoms.data}
            isLoading={symptoms.isPending}
            now={now}
            timeZone={timeZone}
            className="lg:col-span-7"
          />
        )}
        {children}
      </div>
    </div>
  );
}

/**
 * True while the next dose and what there is to say of the pens are loaded. They stand above fields and buttons, which
 * would move under a finger.
 */
function useIsTopComing(): boolean {
  const loads = [useQuery(aheadQuery), usePens()];
  return loads.some(({ isLoading, failureReason }) => isLoading && failureReason === null);
}

/** Progress in a sentence; null where there is none to tell, undefined while no one knows it. */
function useProgress(
  doses: DashboardData['doses']['data'],
  weights: readonly WeightPoint[] | null,
  unit: ShownWeightUnit,
  now: number,
): string | null | undefined {
  return useMemo(() => {
    if (doses === undefined || weights === null) return undefined;
    const taken = joinTaken(toTimedDoses(doses)).map(({ at }) => at);
    const line = progressLine(weights, taken, now);
    if (line === null) return null;
    if (line.kind === 'first dose') return texts.firstDose;
    if (line.kind === 'doses') return texts.dosesSoFar(line.doses, line.weeks);
    if (line.kind === 'same') return texts.monthChange.same(line.weeks);
    return texts.monthChange[line.kind](
      formatWeight(tenth(Math.abs(line.changeKg)), unit),
      line.weeks,
    );
  }, [doses, weights, unit, now]);
}

/** More would be claimed than a smoothed weight knows. */
const tenth = (kilograms: number) => Math.round(kilograms * 10) / 10;

const instantsOf = (entries: readonly { readonly date: string }[] | undefined) =>
  (entries ?? []).map(({ date }) => Date.parse(date));
