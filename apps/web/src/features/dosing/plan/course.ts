import type { Dose } from '@dosewise/contract';
import {
  labelRulesFor,
  type NextDoseState,
  nextDoseState,
  nextPlanned,
  type Plan,
  planCourse,
} from '@dosewise/domain';

/** The state of a planned dose. */
export type CourseState = NextDoseState | 'taken' | 'skipped' | 'missed';

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
  readonly plan: Plan;
  /** All that were logged, of any medicine. */
  readonly doses: readonly Dose[];
  /** Instants (epoch ms). */
  readonly skips: ReadonlySet<number>;
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
  const { plan, skips, timeZone, now, until } = options;
  const logged = options.doses
    .filter(({ medicine }) => medicine === plan.medicine)
    .map((dose) => ({ dose, at: Date.parse(dose.date) }))
    .toSorted((a, b) => a.at - b.at);
  const since = Date.parse(plan.steps[0]?.startDate ?? '');
  const course = planCourse({ plan, doses: logged.map(({ at }) => at), timeZone, since });
  const { missedWindowHours } = labelRulesFor(plan.medicine);
  const next = nextPlanned(course, { skips, now, windowHoursOf: () => missedWindowHours });
  course.reach(until);

  const stateAt = (index: number, at: number): CourseState => {
    if (skips.has(at)) return 'skipped';
    if (next === null || index < next.index) return 'missed';
    return index === next.index ? nextDoseState(at, next.latestAt, now) : 'upcoming';
  };
  const planned = course.planned.flatMap(({ at, doseMg, coveredBy }, index): CourseDose[] =>
    coveredBy !== null || at > until
      ? []
      : [{ at, doseMg, state: stateAt(index, at), logged: null }],
  );
  const taken = logged.map(
    ({ at, dose }): CourseDose => ({ at, doseMg: dose.doseAmount, state: 'taken', logged: dose }),
  );
  return [...taken, ...planned].toSorted((a, b) => a.at - b.at);
}

/** True when it is still to come. */
export const isAhead = ({ state }: CourseDose): boolean =>
  state === 'upcoming' || state === 'due' || state === 'overdue';
