import type { Dose, Pen, PlansReply, SavedPlan } from '@dosewise/contract';
import {
  type CalendarDay,
  calendarDayIn,
  DAY_MS,
  type KeptPlan,
  lookAheadOf,
  type MedicineRecords,
  movePlan,
  type NextDoseState,
  nextDoseState,
  type Pause,
  type Plan,
  type PlanStep,
  planAhead,
} from '@dosewise/domain';
import { keptPlans, type LoggedEntry, recordsOf } from '../../../data/plan/dosing-records.ts';

/** The state of a planned dose. */
export type CourseState =
  | NextDoseState
  | 'taken'
  | 'partly_taken'
  | 'skipped'
  | 'paused'
  | 'missed';

/** A dose of the plan's medicine at its place in time: planned, or logged. */
export interface CourseDose {
  /** Epoch ms: when it was taken, else when it is planned. */
  readonly at: number;
  readonly doseMg: number;
  readonly state: CourseState;
  /** The logged one, of those that were taken. */
  readonly logged: Dose | null;
  /** The planned dose that was taken in part, with all that was taken for it; null for any other. */
  readonly part: { readonly takenMg: number; readonly ofMg: number } | null;
}

export interface CourseOptions {
  /** As it is saved, or as it would be. */
  readonly plan: Plan | SavedPlan;
  /** All plans there are and were. One that is not saved takes the place of that of its medicine. */
  readonly plans: PlansReply;
  /** All that were logged, of any medicine, newest first. */
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly timeZone: string;
  readonly now: number;
  /** The end of the time that it looks at, epoch ms. */
  readonly until: number;
}

/**
 * Everything of a plan in the order of time: what was logged of its medicine, and what is planned, was
 * skipped or missed since the plan began.
 */
export function followCourse(options: CourseOptions): readonly CourseDose[] {
  const { plan, now } = options;
  const records = readRecords(options);
  const { planned } = look(records, options, Date.parse(plan.steps[0]?.startDate ?? ''));
  const partOf = new Map(
    planned.flatMap(({ state, takenBy, takenMg, doseMg }) =>
      state === 'partly_taken'
        ? takenBy.flatMap(({ entries }) =>
            entries.map(({ id }) => [id, { takenMg, ofMg: doseMg }] as const),
          )
        : [],
    ),
  );
  const ahead = planned.flatMap(({ at, doseMg, state, latestAt, takenMg }): CourseDose[] => {
    if (takenMg > 0) return [];
    const isOpen = state === 'due' || state === 'ahead';
    const shown = isOpen ? nextDoseState(at, latestAt, now) : state;
    return [{ at, doseMg, state: shown, logged: null, part: null }];
  });
  const taken = records.doses.map(
    ({ id, at, dose }): CourseDose => ({
      at,
      doseMg: dose.doseAmount,
      state: partOf.has(id) ? 'partly_taken' : 'taken',
      logged: dose,
      part: partOf.get(id) ?? null,
    }),
  );
  return [...taken, ...ahead].toSorted((a, b) => a.at - b.at);
}

type CourseRecords = MedicineRecords<LoggedEntry>;

const readRecords = (options: CourseOptions): CourseRecords => ({
  ...recordsOf(options.plan.medicine, options),
  plans: plansOf(options),
});

const look = (records: CourseRecords, options: CourseOptions, since: number) =>
  lookAheadOf(records, { ...options, since });

/** The dose that comes next, and how far it is from the latest one. */
export interface ComingDose {
  readonly at: number;
  readonly doseMg: number;
  /** The latest dose of the medicine, epoch ms; null for none. */
  readonly lastAt: number | null;
  /** The latest dose plus the minimum gap of the label, epoch ms; null without either. */
  readonly earliestAt: number | null;
}

/** The dose of a plan that comes next; null where none does. */
export function findComing(options: CourseOptions): ComingDose | null {
  const records = readRecords(options);
  const next = planAhead([records], { ...options, until: options.now })[0]?.next;
  if (!next) return null;
  const { at, doseMg, earliestAt } = next;
  return { at, doseMg, earliestAt, lastAt: records.latest?.at ?? null };
}

/** The instant of the first dose to take after the last day of a pause, were these the pauses; null for none. */
export function firstAfterPause(
  options: CourseOptions,
  pauses: readonly Pause[],
  lastDay: CalendarDay,
): number | null {
  const { timeZone, now } = options;
  const until = Math.max(now, Date.parse(lastDay)) + YEAR_MS;
  const { planned } = look({ ...readRecords(options), pauses }, { ...options, until }, now);
  const first = planned.find(
    ({ at, state }) =>
      (state === 'due' || state === 'ahead') && calendarDayIn(timeZone, at) > lastDay,
  );
  return first?.at ?? null;
}

const YEAR_MS = 366 * DAY_MS;

/** True when a dose that was taken belongs to the one planned on a day. */
export function isTakenFor(options: CourseOptions, day: CalendarDay): boolean {
  const { planned } = look(readRecords(options), options, options.now);
  return planned.some(
    ({ at, takenMg }) => takenMg > 0 && calendarDayIn(options.timeZone, at) === day,
  );
}

/** True when a plan has no dose left: none is due, ahead, or waits for the end of a pause. */
export function hasEnded(options: CourseOptions): boolean {
  const { planned, next } = look(readRecords(options), options, options.now);
  return next === null && planned.every(({ at }) => at <= options.now);
}

/** The plan with its next dose, and those after it, from another day and time on; null where none is to come. */
export function moveCourse(
  options: CourseOptions,
  to: Pick<PlanStep, 'startDate' | 'time'>,
): Plan | null {
  return movePlan(readRecords(options), options, to);
}

/** A plan with those that it follows: what is not saved yet would be saved now. */
function plansOf({ plan, plans, now }: CourseOptions): readonly KeptPlan[] {
  const kept = keptPlans(plans, plan.medicine);
  if ('savedAt' in plan) return kept;
  const before = kept.map((one) => ({ ...one, endedAt: one.endedAt ?? now }));
  return [...before, { ...plan, savedAt: now, endedAt: null }];
}

/** True when it is still to come. */
export const isAhead = ({ state }: CourseDose): boolean =>
  state === 'upcoming' || state === 'due' || state === 'overdue';

/** True when it can be left out, or planned again. */
export const canBeSkipped = ({ state, logged }: CourseDose): boolean =>
  logged === null && state !== 'missed' && state !== 'paused';
