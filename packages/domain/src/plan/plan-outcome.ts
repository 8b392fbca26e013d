import type { NextPlanned } from './next-planned.ts';
import type { PlanCourse, PlannedDose } from './plan-course.ts';

/** Planned doses that no logged one covers, by their fate. */
export interface PlanOutcome {
  /** Not skipped, and no longer to be taken. */
  readonly missed: readonly PlannedDose[];
  readonly skipped: readonly PlannedDose[];
}

/** The planned doses of a course from `from` to before `until` (epoch ms) that were not taken. */
export function planOutcome(
  course: PlanCourse,
  next: NextPlanned | null,
  { skips, from, until }: { skips: ReadonlySet<number>; from: number; until: number },
): PlanOutcome {
  course.reach(until);
  const { planned } = course;
  const isMeant = ({ at, coveredBy }: PlannedDose) =>
    at >= from && at < until && coveredBy === null;
  return {
    missed: planned
      .slice(0, next?.index ?? planned.length)
      .filter((dose) => isMeant(dose) && !skips.has(dose.at)),
    skipped: planned.filter((dose) => isMeant(dose) && skips.has(dose.at)),
  };
}
