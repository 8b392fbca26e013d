import type { Dose, Pen, PlansReply, SavedPlan } from '@dosewise/contract';
import {
  type KeptPlan,
  lookAheadOf,
  type NextDoseState,
  nextDoseState,
  type Plan,
} from '@dosewise/domain';
import { keptPlans, recordsOf } from '../../../records/plan/dosing-records.ts';

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
}

interface CourseOptions {
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
  const { plan, timeZone, now, until } = options;
  const records = { ...recordsOf(plan.medicine, options), plans: plansOf(options) };
  const { planned } = lookAheadOf(records, {
    timeZone,
    now,
    since: Date.parse(plan.steps[0]?.startDate ?? ''),
    until,
  });
  const partlyFor = new Set(
    planned.flatMap(({ state, takenBy }) =>
      state === 'partly_taken'
        ? takenBy.flatMap(({ entries: ids }) => ids.map(({ id }) => id))
        : [],
    ),
  );
  const ahead = planned.flatMap(({ at, doseMg, state, latestAt, takenMg }): CourseDose[] => {
    if (takenMg > 0) return [];
    const isOpen = state === 'due' || state === 'ahead';
    const shown = isOpen ? nextDoseState(at, latestAt, now) : state;
    return [{ at, doseMg, state: shown, logged: null }];
  });
  const taken = records.doses.map(
    ({ id, at, dose }): CourseDose => ({
      at,
      doseMg: dose.doseAmount,
      state: partlyFor.has(id) ? 'partly_taken' : 'taken',
      logged: dose,
    }),
  );
  return [...taken, ...ahead].toSorted((a, b) => a.at - b.at);
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
