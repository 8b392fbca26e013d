import type { Dose, UserProfile } from '@dosewise/contract';
import {
  FIRST_MEDICINE,
  intervalDaysOf,
  trendOf,
  USUAL_INTERVAL_DAYS,
  type WeightRange,
} from '@dosewise/domain';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../browser/use-debounced-value.ts';
import { deviceTimeZone, zoneOrDevice } from '../../format/time-zones.ts';
import { useDoses } from '../../records/doses/doses-query.ts';
import { toTimedDoses } from '../../records/doses/timed-doses.ts';
import { useSymptoms } from '../../records/symptoms/symptoms-query.ts';
import { toWeightPoints } from '../../records/weights/weight-chart.ts';
import { mayHaveOlder, useWeights } from '../../records/weights/weights-query.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FigureCards } from '../../ui/layout/figure-cards.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { figuresOf } from './figures.ts';
import { targetInstant } from './goal-entry.ts';
import { GoalPanel } from './goal-panel.tsx';
import { useHeight } from './height.ts';
import { describeLoadFailures } from './load-failures.ts';
import { NextActions } from './next-actions.tsx';
import { NextDoseCard } from './next-dose/next-dose-card.tsx';
import { toSymptomPoints } from './symptom-points.ts';
import { texts } from './texts.ts';
import { useGoal } from './use-goal.ts';

/** Below the fold, and with a chart. */
const WeightJourney = lazyPart(
  async () => (await import('./weight-journey.tsx')).WeightJourney,
  <Skeleton className="h-[44rem] rounded-card" />,
);

/** The browser's zone: days are those of the clock on the wall, also before a zone is set. */
const TIME_ZONE = deviceTimeZone();

/** Where the person stands: the goal, the weight's way there, figures, and what to do next. */
export function Dashboard({ user }: { user: UserProfile }) {
  // All three are asked for at once; each part shows as soon as its own has come.
  const weightsLoad = useWeights();
  const dosesLoad = useDoses();
  const symptomsLoad = useSymptoms();
  const weights = usePoints(weightsLoad.data, toWeightPoints);
  const hasOlderWeights = weights !== null && mayHaveOlder(weights);
  const doses = usePoints(dosesLoad.data, toTimedDoses);
  const symptoms = usePoints(symptomsLoad.data, toSymptomPoints);
  const trend = useMemo(() => (weights === null ? null : trendOf(weights)), [weights]);
  const unit = user.units.weight;
  const goal = useGoal(unit);
  const isKeeping = goal.entry.aim === 'keep';
  const height = useHeight(user);
  const now = useNow([weightsLoad, dosesLoad, symptomsLoad]);
  const failures = describeLoadFailures({
    weights: weightsLoad.error,
    doses: dosesLoad.error,
    symptoms: symptomsLoad.error,
  });
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <NextDoseCard
        doses={dosesLoad.data ?? null}
        now={now}
        timeZone={zoneOrDevice(user.timeZone)}
      />
      <div className="grid gap-6 lg:grid-cols-3">
        <GoalPanel
          goal={goal}
          trend={trend}
          weights={weights}
          isLoading={weightsLoad.isPending}
          unit={unit}
          now={now}
          timeZone={TIME_ZONE}
          className="lg:col-span-2"
        />
        <NextActions />
      </div>
      <WeightJourney
        weights={weights}
        hasOlderWeights={hasOlderWeights}
        isLoading={weightsLoad.isPending}
        doses={doses}
        trend={trend}
        // A half-typed number moves nothing large.
        goalKg={useDebouncedValue(isKeeping ? null : goal.targetKg)}
        keep={useDebouncedRange(goal.keep)}
        targetAt={useDebouncedValue(isKeeping ? null : targetInstant(goal.day))}
        height={height}
        unit={unit}
        failures={height.hasFailed ? [...failures, texts.heightFailed] : failures}
        now={now}
      />
      <FigureCards
        className="sm:grid-cols-2 lg:grid-cols-3"
        figures={figuresOf({
          weights,
          hasOlderWeights,
          doses,
          intervalDays: intervalOf(dosesLoad.data ?? []),
          symptoms,
          trend,
          now,
          timeZone: TIME_ZONE,
          unit,
        })}
        isLoading={weightsLoad.isPending || dosesLoad.isPending || symptomsLoad.isPending}
      />
    </>
  );
}

/** Days from dose to dose, by the label of the medicine that was taken last; a week without one. */
function intervalOf(newestFirst: readonly Dose[]): number {
  const medicine = newestFirst[0]?.medicine ?? FIRST_MEDICINE;
  return intervalDaysOf(medicine) ?? USUAL_INTERVAL_DAYS;
}

function usePoints<Entry, Point>(
  entries: readonly Entry[] | undefined,
  toPoints: (entries: readonly Entry[]) => readonly Point[],
): readonly Point[] | null {
  return useMemo(() => (entries === undefined ? null : toPoints(entries)), [entries, toPoints]);
}

/** A range once it has stopped changing: the same object as long as it says the same. */
function useDebouncedRange(range: WeightRange | null): WeightRange | null {
  const lowKg = useDebouncedValue(range?.lowKg ?? null);
  const highKg = useDebouncedValue(range?.highKg ?? null);
  return useMemo(
    () => (lowKg === null || highKg === null ? null : { lowKg, highKg }),
    [lowKg, highKg],
  );
}

/** When what is shown was true: a page that is looked at again loads anew, and its clock with it. */
function useNow(loads: readonly { readonly dataUpdatedAt: number }[]): number {
  const loadedAt = Math.max(...loads.map(({ dataUpdatedAt }) => dataUpdatedAt));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the clock anew with each load.
  return useMemo(() => Date.now(), [loadedAt]);
}

/** The outline of the dashboard. */
export function DashboardSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-48 rounded-card sm:h-36" />
        <div className="grid gap-6 lg:grid-cols-3">
          <Skeleton className="h-72 rounded-card lg:col-span-2" />
          <Skeleton className="h-60 rounded-card lg:h-72" />
        </div>
        <Skeleton className="h-[44rem] rounded-card" />
      </div>
    </Loading>
  );
}
