import { DAY_MS, nextPlanned, PLAN_LIMITS, type PlannedDose, planOutcome } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { listStock } from '../pens/stock.read-model.ts';
import { type ComingDose, rulesFor } from './coming-doses.ts';
import { followPlan, readPlanner } from './plan.read-model.ts';

/** The doses of a plan that were not taken within some days. */
interface ReadOutcome {
  readonly medicine: string;
  readonly missed: readonly PlannedDose[];
  readonly skipped: readonly PlannedDose[];
}

/** The doses of a user's plan from `from` to before `until` that were not taken; null without a plan. */
export async function readPlanOutcome(
  db: Database,
  userId: string,
  { now, from, until }: { now: EpochMs; from: EpochMs; until: EpochMs },
): Promise<ReadOutcome | null> {
  const planner = await readPlanner(db, userId, { since: Math.min(now, from), until });
  const followed = await followPlan(db, userId, planner);
  if (followed === null) return null;
  const { course, skips, plan } = followed;
  const { medicine } = plan;
  const source = {
    medicine,
    stock: await listStock(db, userId, medicine),
    timeZone: planner.timeZone,
  };
  const windowHoursOf = (dose: ComingDose) => rulesFor(dose, source, now).missedWindowHours;
  // Of days long past all are missed, and what comes next need not be looked for from there.
  const isPast = until < now - PLAN_LIMITS.everyDays.most * DAY_MS;
  const next = isPast ? null : nextPlanned(course, { skips, now, windowHoursOf });
  return { medicine, ...planOutcome(course, next, { skips, from, until }) };
}
