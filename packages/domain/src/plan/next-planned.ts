import { HOUR_MS } from '../time/calendar-day.ts';
import { halfInterval, type PlanCourse, type PlannedDose } from './plan-course.ts';

/** The planned dose that comes next. */
export interface NextPlanned {
  /** Its place in the course. */
  readonly index: number;
  readonly dose: PlannedDose;
  /** Until then (epoch ms) it may be taken; afterwards it is missed. */
  readonly latestAt: number;
}

interface NextOptions {
  /** Instants (epoch ms) that somebody skipped. */
  readonly skips: ReadonlySet<number>;
  /** Epoch ms. */
  readonly now: number;
  /** Hours after its instant within which the label lets a missed dose be taken; null: it does not say. */
  readonly windowHoursOf: (dose: PlannedDose) => number | null;
}

/**
 * The first planned dose that is neither covered, skipped nor missed, and lies after every covered
 * one; null at the end of the plan. One is missed when the next planned instant has come, or the
 * window for a missed dose has passed: half an interval where no label says one.
 */
export function nextPlanned(
  course: PlanCourse,
  { skips, now, windowHoursOf }: NextOptions,
): NextPlanned | null {
  course.reach(now);
  let index = lastCovered(course) + 1;
  for (;;) {
    const dose = plannedAt(course, index);
    if (dose === undefined) return null;
    if (!skips.has(dose.at)) {
      const following = plannedAt(course, index + 1)?.at ?? Number.POSITIVE_INFINITY;
      const isPassed = following <= now;
      const latestAt = isPassed ? following : Math.min(following, lastInstant(dose, windowHoursOf));
      if (!isPassed && now <= latestAt) return { index, dose, latestAt };
    }
    index += 1;
  }
}

/** The instant after which a planned dose counts as missed, as far as its label or its interval says it. */
function lastInstant(
  dose: PlannedDose,
  windowHoursOf: (dose: PlannedDose) => number | null,
): number {
  const hours = windowHoursOf(dose);
  return dose.at + (hours === null ? halfInterval(dose) : hours * HOUR_MS);
}

/** The doses of a course from `next` on until `until` (epoch ms), skipped ones apart. */
export function plannedFrom(
  course: PlanCourse,
  next: NextPlanned | null,
  { skips, until }: { skips: ReadonlySet<number>; until: number },
): { readonly doses: readonly PlannedDose[]; readonly skipped: readonly PlannedDose[] } {
  course.reach(until);
  const { planned } = course;
  const first = next?.index ?? planned.length;
  const open = planned.slice(lastCovered(course) + 1).filter(({ at }) => at <= until);
  return {
    doses: planned.slice(first).filter(({ at }) => at <= until && !skips.has(at)),
    skipped: open.filter(({ at }) => skips.has(at)),
  };
}

const lastCovered = ({ planned }: PlanCourse) =>
  planned.findLastIndex(({ coveredBy }) => coveredBy !== null);

/** One of a course by its place; goes on with the course as far as it needs to. */
function plannedAt(course: PlanCourse, index: number): PlannedDose | undefined {
  let last = course.planned.at(-1);
  while (index >= course.planned.length) {
    course.reach(last?.at ?? Number.NEGATIVE_INFINITY);
    const reached = course.planned.at(-1);
    if (reached === last) return undefined;
    last = reached;
  }
  return course.planned[index];
}
