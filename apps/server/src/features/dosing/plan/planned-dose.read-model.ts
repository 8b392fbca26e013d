import { halfInterval } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { findGiver, readComingDoses, usualIntervalDays } from './coming-doses.ts';
import { findLatestDose, findNearbyDose } from './latest-dose.queries.ts';
import { followPlan, readPlanner } from './plan.read-model.ts';

/** A planned dose, of whom and when. */
interface PlannedKey {
  readonly userId: string;
  readonly medicine: string;
  readonly plannedAt: EpochMs;
}

/**
 * The id of the logged dose that covers the planned one of an instant; null where none does. Where the
 * plan knows no such instant, any dose within half an interval of it does.
 */
export async function findCoveringDose(
  db: Database,
  { userId, medicine, plannedAt }: PlannedKey,
): Promise<string | null> {
  const planner = await readPlanner(db, userId, { since: plannedAt, until: plannedAt });
  const followed = await followPlan(db, userId, planner);
  followed?.course.reach(plannedAt);
  const planned =
    followed?.plan.medicine === medicine &&
    followed.course.planned.find(({ at }) => at === plannedAt);
  if (planned) return (planned.coveredBy !== null && followed.doses[planned.coveredBy]?.id) || null;
  const everyDays = usualIntervalDays(medicine, await findLatestDose(db, userId, { medicine }));
  const within = halfInterval({ everyDays });
  return (await findNearbyDose(db, { userId, medicine, at: plannedAt, within }))?.id ?? null;
}

/**
 * The dose that a user is to take at a planned instant, and its pen; `dose` is null where nothing
 * is still planned then, all is null without plan and doses.
 */
export async function findPlannedDose(
  db: Database,
  userId: string,
  { plannedAt, now }: { plannedAt: EpochMs; now: EpochMs },
) {
  const untilIn = () => Math.max(plannedAt, now);
  const coming = await readComingDoses(db, userId, { now, untilIn });
  if (!coming) return null;
  const { doses, next, medicine } = coming;
  const dose = [next, ...doses].find((planned) => planned?.at === plannedAt);
  const giver = dose ? findGiver(dose, coming, now) : null;
  return { medicine, dose: dose ? { penId: giver?.pen.id, clicks: giver?.steps } : null };
}
