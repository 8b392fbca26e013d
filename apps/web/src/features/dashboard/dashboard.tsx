import type { Dose, UserProfile } from '@dosewise/contract';
import {
  calendarDayIn,
  FIRST_MEDICINE,
  intervalDaysOf,
  trendOf,
  USUAL_INTERVAL_DAYS,
  type WeightRange,
} from '@dosewise/domain';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../browser/use-debounced-value.ts';
import { deviceTimeZone, zoneOrDevice } from '../../format/time-zones.ts';
import { useNow } from '../../forms/use-now.ts';
import { useDoses } from '../../records/doses/doses-query.ts';
import { toTimedDoses } from '../../records/doses/timed-doses.ts';
import { usePens } from '../../records/pens/pens-query.ts';
import { useSymptoms } from '../../records/symptoms/symptoms-query.ts';
import { toWeightPoints } from '../../records/weights/weight-chart.ts';
import { mayHaveOlder, useWeights } from '../../records/weights/weights-query.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FigureCards } from '../../ui/layout/figure-cards.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { figuresOf } from './figures.ts';
import { targetInstant } from './goal/goal-entry.ts';
import { GoalPanel } from './goal/goal-panel.tsx';
import { useGoal } from './goal/use-goal.ts';
import { useHeight } from './height.ts';
import { describeLoadFailures } from './load-failures.ts';
import { NextActions } from './next-actions.tsx';
import { toSymptomPoints } from './symptom-points.ts';
import { texts } from './texts.ts';
import { Today } from './today/today.tsx';

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
  const timeZone = zoneOrDevice(user.timeZone);
  const now = usePresent([weightsLoad, dosesLoad, symptomsLoad], timeZone);
  const failures = describeLoadFailures({
    weights: failureOf(weightsLoad),
    doses: failureOf(dosesLoad),
    symptoms: failureOf(symptomsLoad),
  });
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <Today
        doses={dosesLoad}
        weighIns={weightsLoad}
        symptoms={symptomsLoad}
        pens={usePens()}
        weights={weights}
        unit={unit}
        now={now}
        timeZone={timeZone}
      >
        <GoalPanel
          goal={goal}
          trend={trend}
          weights={weights}
          isLoading={weightsLoad.isPending}
          unit={unit}
          now={now}
          timeZone={TIME_ZONE}
          className="lg:col-span-5 lg:row-span-2"
        />
        <NextActions className="lg:col-span-7" />
      </Today>
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

/** Why nothing is known of a list. What was known stays, also while it cannot be loaded anew. */
function failureOf({ data, error }: { readonly data: unknown; readonly error: Error | null }) {
  return data === undefined ? error : null;
}

/**
 * When what is shown was true: a page that is looked at again loads anew, and its clock with it. A
 * new day of `timeZone` begins without a network, too.
 */
function usePresent(
  loads: readonly { readonly dataUpdatedAt: number }[],
  timeZone: string,
): number {
  const loadedAt = Math.max(...loads.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const day = useNow((now) => calendarDayIn(timeZone, now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the clock anew with each of them.
  return useMemo(() => Date.now(), [loadedAt, day]);
}

/** The outline of the dashboard. */
export function DashboardSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3 lg:gap-6">
          <Skeleton className="h-25 lg:h-17" />
          <div className="grid gap-3 sm:gap-6 lg:grid-cols-12">
            <Skeleton className="h-46 rounded-card sm:h-56 lg:col-span-7" />
            <Skeleton className="h-35 rounded-card lg:col-span-5 lg:h-56" />
            <Skeleton className="h-39 rounded-card sm:h-33 lg:col-span-7" />
            <Skeleton className="h-110 rounded-card lg:col-span-5 lg:row-span-2" />
            <Skeleton className="h-60 rounded-card lg:col-span-7" />
          </div>
        </div>
        <Skeleton className="h-[44rem] rounded-card" />
      </div>
    </Loading>
  );
}
