import { ARCHIVE_LIMITS, type PlanReply, type SavedPlan } from '@dosewise/contract';
import type { PlanStep } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { isOfMedicine } from './of-medicine.queries.ts';

/** Most skips that are read: of a dose every day, those of five years. */
const MAX_SKIPS = ARCHIVE_LIMITS.planSkips;
/** The plan of a user as it is replied and exported; null where there is none. */
export async function readPlan(db: Database, userId: string): Promise<SavedPlan | null> {
  const row = await db
    .selectFrom('plan')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { medicine, anchor, steps, saved_at } = row;
  return {
    medicine,
    anchor,
    steps: JSON.parse(steps) as PlanStep[],
    savedAt: new Date(saved_at).toISOString(),
  };
}

/** The plan of a user with the instants that are skipped, as replies carry them. */
export async function readPlanAndSkips(db: Database, userId: string): Promise<PlanReply> {
  const skips = await readSkips(db, userId);
  return {
    plan: await readPlan(db, userId),
    skips: skips.map((at) => new Date(at).toISOString()),
  };
}

/** The latest skips of a user, as instants in the order of time. */
export async function readSkips(db: Database, userId: string): Promise<EpochMs[]> {
  const rows = await db
    .selectFrom('plan_skip')
    .select('planned_at')
    .where('user_id', '=', userId)
    .orderBy('planned_at', 'desc')
    .limit(MAX_SKIPS)
    .execute();
  return rows.map(({ planned_at }) => planned_at).reverse();
}

/**
 * Has everybody else who logs a planned dose of this user wait until the transaction ends: so a dose
 * pressed on two devices is one. Locks the plan, or without one the latest dose of the medicine.
 */
export async function lockPlannedDoses(
  db: Database,
  userId: string,
  medicine: string,
): Promise<void> {
  if (!hasRowLocks(db)) return;
  const plan = await db
    .selectFrom('plan')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (plan) return;
  await db
    .selectFrom('dose')
    .select('id')
    .where('user_id', '=', userId)
    .where(isOfMedicine(medicine))
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .execute();
}
