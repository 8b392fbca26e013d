import type { Dose, Pen, SavedPlan } from '@dosewise/contract';
import {
  type KeptPlan,
  lookAhead,
  type NextDoseState,
  nextDoseState,
  type Plan,
  rulesReader,
} from '@dosewise/domain';
import { keptPlan, recordsOfPlan } from '../../../records/plan/dosing-records.ts';

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
  /** The plan that this one would take the place of; null for none, and of the saved one. */
  readonly before?: SavedPlan | null;
  /** All that were logged, of any medicine, newest first. */
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  /** Instants (ISO) that are skipped. */
  readonly skips: readonly string[];
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
  const records = recordsOfPlan(plansOf(options), options);
  const { planned } = lookAhead({
    ...records,
    rulesOf: rulesReader(records, options),
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

/** A plan with the one that it follows: what is not saved yet would be saved now. */
function plansOf({ plan, before, now }: CourseOptions): readonly [KeptPlan, ...KeptPlan[]] {
  if ('savedAt' in plan) return [keptPlan(plan)];
  const entered = { ...plan, savedAt: now, endedAt: null };
  const isSameMedicine = before?.medicine === plan.medicine;
  return before && isSameMedicine ? [{ ...keptPlan(before), endedAt: now }, entered] : [entered];
}

/** True when it is still to come. */
export const isAhead = ({ state }: CourseDose): boolean =>
  state === 'upcoming' || state === 'due' || state === 'overdue';
