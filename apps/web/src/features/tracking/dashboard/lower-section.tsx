import type { Dose, UserProfile } from '@dosewise/contract';
import {
  FIRST_MEDICINE,
  labelledIntervalDays,
  smoothTrend,
  USUAL_INTERVAL_DAYS,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { toTimedDoses } from '../../../data/doses/doses-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useAhead } from '../../../data/plan/plan-queries.ts';
import { useMayLog } from '../../../data/session/session.ts';
import { cx } from '../../../kit/class-names.ts';
import {
  CheckIcon,
  ChevronDownIcon,
  DoseIcon,
  SymptomIcon,
  WeightIcon,
} from '../../../kit/icons/icons.tsx';
import { FigureCards } from '../../../kit/layout/figure-cards.tsx';
import { useDebouncedValue } from '../../../kit/use-debounced-value.ts';
import { deviceTimeZone, zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { type DashboardData, describeLoadFailures, isWeighed } from './dashboard-data.ts';
import { dashboardFigures, toSymptomPoints } from './figures.ts';
import { targetInstant } from './goal/goal-entry.ts';
import { GoalPanel } from './goal/goal-panel.tsx';
import { useGoal } from './goal/use-goal.ts';
import { useHeight } from './height.ts';
import { texts } from './texts.ts';
import { texts as todayTexts } from './today/texts.ts';
import { WeightJourney } from './weight-journey.tsx';

interface LowerSectionProps extends DashboardData {
  readonly user: UserProfile;
  /** The weigh-ins in the order of time; null while no one knows them. */
  readonly weights: readonly WeightPoint[] | null;
  readonly now: number;
}

/** The browser's zone: days are those of the clock on the wall, also before a zone is set. */
const TIME_ZONE = deviceTimeZone();

/** The goal, the weight's way there, figures, and what to do next: cells of the grid of Today. */
export function LowerSection(props: LowerSectionProps) {
  const {
    user,
    weights,
    now,
    doses: dosesLoad,
    weighIns: weightsLoad,
    symptoms: symptomsLoad,
  } = props;
  const doses = usePoints(dosesLoad.data, toTimedDoses);
  const symptoms = usePoints(symptomsLoad.data, toSymptomPoints);
  const trend = useMemo(() => (weights === null ? null : smoothTrend(weights)), [weights]);
  const unit = user.units.weight;
  const mayLog = useMayLog();
  const accountZone = zoneOrDevice(user.timeZone);
  const ahead = useAhead();
  const goal = useGoal(unit);
  const isKeeping = goal.entry.aim === 'keep';
  // A half-typed number moves nothing large.
  const aim = {
    goalKg: useDebouncedValue(isKeeping ? null : goal.targetKg),
    keep: useDebouncedRange(goal.keep),
    targetAt: useDebouncedValue(isKeeping ? null : targetInstant(goal.day)),
  };
  const height = useHeight(user);
  const failures = describeLoadFailures({
    weights: failureOf(weightsLoad),
    doses: failureOf(dosesLoad),
    symptoms: failureOf(symptomsLoad),
  });
  const isEmpty = [weightsLoad, dosesLoad, symptomsLoad].every(({ data }) => data?.length === 0);
  const hasAim = isKeeping ? goal.keep !== null : goal.targetKg !== null;
  // Nothing is folded away from someone who is emptying its field.
  const [hadAim, setHadAim] = useState(hasAim);
  if (hasAim && !hadAim) setHadAim(true);
  const isBare = isEmpty && !hadAim;
  const figures = dashboardFigures({
    weights,
    doses,
    intervalDays: intervalOf(dosesLoad.data ?? []),
    isSaid: { nextDose: Boolean(ahead.data?.next), pace: hasAim },
    symptoms,
    trend,
    now,
    timeZone: TIME_ZONE,
    accountZone,
    unit,
  });
  const isLoading = [weightsLoad, dosesLoad, symptomsLoad, ahead].some((load) => load.isPending);
  return (
    <>
      <Fold label={texts.later} isFolded={isBare}>
        <GoalPanel
          goal={goal}
          trend={trend}
          weights={weights}
          isLoading={weightsLoad.isPending}
          unit={unit}
          now={now}
          timeZone={TIME_ZONE}
          className={isBare ? 'lg:col-span-12' : 'lg:col-span-5 lg:row-span-3 lg:self-start'}
        />
        {figures.length === 0 ? null : (
          <section aria-label={texts.figures} className="lg:col-span-7">
            <FigureCards
              isPlain
              className="grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
              figures={figures}
              isLoading={isLoading}
            />
          </section>
        )}
        <Fold label={texts.journey} isFolded={!isBare && weights?.length === 0}>
          <div className="min-w-0 lg:col-span-12">
            <WeightJourney
              weights={weights}
              load={{
                isLoading: weightsLoad.isPending,
                failures: height.hasFailed ? [...failures, texts.heightFailed] : failures,
              }}
              doses={doses}
              trend={trend}
              aim={aim}
              height={height}
              unit={unit}
              now={now}
            />
          </div>
        </Fold>
      </Fold>
      {mayLog ? <NextActions hasWeight={isWeighed(weights, now, accountZone)} /> : null}
    </>
  );
}

interface FoldProps {
  readonly label: string;
  /** True while there is nothing to see in it yet. */
  readonly isFolded: boolean;
  /** Cells of the grid. */
  readonly children: ReactNode;
}

/** Parts with nothing to show yet, behind a line. */
function Fold({ label, isFolded, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isFolded ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="screen-only flex min-h-12 items-center justify-between gap-4 rounded-card px-4 font-semibold text-quiet hover:bg-accent-tint lg:col-span-12"
        >
          <span>{label}</span>
          <ChevronDownIcon className={cx('size-5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      ) : null}
      <div className={isFolded && !isOpen ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}

/** The error of a list of which nothing is known. A known one stays, also while it cannot be reloaded. */
function failureOf({ data, error }: { readonly data: unknown; readonly error: Error | null }) {
  return data === undefined ? error : null;
}

/** Days from dose to dose, by the label of the medicine that was taken last; a week without one. */
function intervalOf(newestFirst: readonly Dose[]): number {
  const medicine = newestFirst[0]?.medicine ?? FIRST_MEDICINE;
  return labelledIntervalDays(medicine) ?? USUAL_INTERVAL_DAYS;
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

const ACTIONS = [
  [`${PATHS.weight}#add`, texts.logWeight, WeightIcon],
  [PATHS.logDose, texts.logDose, DoseIcon],
  [PATHS.symptoms, texts.logSymptoms, SymptomIcon],
] as const;

/** Links to what can be logged, in one row. The weight of today has a tick once it is logged. */
function NextActions({ hasWeight }: { readonly hasWeight: boolean }) {
  return (
    <section
      aria-labelledby="next-actions"
      className="screen-only flex flex-col gap-3 border-t border-line px-1 pt-3 lg:col-span-12"
    >
      <h2 id="next-actions">{texts.nextActions}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 lg:gap-4">
        {ACTIONS.map(([path, label, Icon]) => {
          const isDone = hasWeight && Icon === WeightIcon;
          const ActionIcon = isDone ? CheckIcon : Icon;
          return (
            <li key={path}>
              <Link
                to={path}
                {...(path === PATHS.logDose && { returnsTo: PATHS.dashboard })}
                className="flex h-full min-h-14 flex-col items-center justify-center gap-1 rounded-control border border-edge px-1 py-1.5 text-center text-small font-semibold transition-colors hover:bg-accent-tint sm:flex-row sm:gap-2"
              >
                <ActionIcon
                  className={cx('size-5 shrink-0', isDone ? 'text-good' : 'text-accent')}
                />
                <span>{label}</span>
                {isDone ? <span className="sr-only">{`. ${todayTexts.weighedToday}`}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
