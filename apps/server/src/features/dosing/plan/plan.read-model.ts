import type { PlanOfMedicine, PlanReply, PlansReply, SavedPlan } from '@dosewise/contract';
import { foldSubstance, type PlanStep } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import { isOfMedicine } from './of-medicine.queries.ts';
import { findFollowed, listPauses, listPlans, listSkips } from './plan.queries.ts';

/** The plan that a user saved last; null where there is none. */
async function readPlan(db: Database, userId: string): Promise<SavedPlan | null> {
  const row = await findFollowed(db, userId);
  return row ? presentPlan(row) : null;
}

/** True for a user with a plan of any medicine. */
export async function hasPlan(db: Database, userId: string): Promise<boolean> {
  return (await findFollowed(db, userId)) !== undefined;
}

/** The plan that a user saved last with the instants that are skipped, as replies carry them. */
export async function readPlanAndSkips(db: Database, userId: string): Promise<PlanReply> {
  const plan = await readPlan(db, userId);
  const skips = plan === null ? [] : await readSkips(db, userId, plan.medicine);
  return { plan, skips: skips.map(isoOf) };
}

/** The plan of a medicine with its skips and pauses; null where there is none. */
export async function readPlanOf(
  db: Database,
  userId: string,
  medicine: string,
): Promise<PlanOfMedicine | null> {
  const row = await findFollowed(db, userId, medicine);
  if (row === undefined) return null;
  const skips = await readSkips(db, userId, medicine);
  const pauses = await listPauses(db, userId, medicine);
  return {
    plan: presentPlan(row),
    skips: skips.map(isoOf),
    pauses: pauses.map(({ from_day: from, until_day: until }) => ({ from, until })),
  };
}

/** The plans of a user, the one saved last first, and those of before, the one ended last first. */
export async function readPlans(db: Database, userId: string): Promise<PlansReply> {
  const rows = await listPlans(db, userId);
  const followed = rows.filter(({ ended_at }) => ended_at === null);
  const plans: PlanOfMedicine[] = [];
  for (const { medicine } of followed) {
    const plan = await readPlanOf(db, userId, medicine);
    if (plan) plans.push(plan);
  }
  const former = rows.flatMap((row) =>
    row.ended_at === null
      ? []
      : [{ plan: presentPlan(row), from: isoOf(row.saved_at), until: isoOf(row.ended_at) }],
  );
  return { plans, former: former.toSorted((a, b) => (a.until < b.until ? 1 : -1)) };
}

/** All plans of a user with their skips and pauses, as they are exported. */
export async function readKeptPlans(db: Database, userId: string) {
  const plans = await listPlans(db, userId);
  const skips = await listSkips(db, userId);
  const pauses = await listPauses(db, userId);
  return {
    plans: plans.map((row) => ({
      ...presentPlan(row),
      endedAt: row.ended_at === null ? null : isoOf(row.ended_at),
    })),
    skips: skips.map(({ medicine, planned_at }) => ({ medicine, at: isoOf(planned_at) })),
    pauses: pauses.map(({ medicine, from_day: from, until_day: until }) => ({
      medicine,
      from,
      until,
    })),
  };
}

/** The latest skips of a medicine, as instants in the order of time. */
async function readSkips(db: Database, userId: string, medicine: string): Promise<EpochMs[]> {
  const rows = await listSkips(db, userId, medicine);
  return rows.map(({ planned_at }) => planned_at).reverse();
}

const isoOf = (instant: EpochMs) => new Date(instant).toISOString();

const presentPlan = ({ medicine, anchor, steps, saved_at }: PlanTable): SavedPlan => ({
  medicine,
  anchor,
  steps: JSON.parse(steps) as PlanStep[],
  savedAt: isoOf(saved_at),
});

/**
 * Has everyone else who logs a planned dose of this user wait until the transaction ends: so a dose
 * pressed on two devices is one. Locks the plan, or without one the latest dose of the medicine.
 */
export async function lockPlannedDoses(db: Database, userId: string, name: string): Promise<void> {
  if (!hasRowLocks(db)) return;
  const medicine = foldSubstance(name);
  const plan = await db
    .selectFrom('plan')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('medicine', '=', medicine)
    .where('ended_at', 'is', null)
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
