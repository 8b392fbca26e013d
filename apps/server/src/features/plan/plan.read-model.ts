import type { PlanReply, SavedPlan } from '@dosewise/contract';
import {
  DAY_MS,
  type Followed,
  halfInterval,
  type Plan,
  type PlanCourse,
  type PlanStep,
  planCourse,
} from '@dosewise/domain';
import type { Database } from '../../db/database.ts';
import { hasRowLocks } from '../../db/row-locks.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { PlanTable } from '../../db/tables/plan-tables.ts';

/** A dose as far as a plan needs to know it. */
export interface LoggedDose {
  readonly id: string;
  readonly at: EpochMs;
}

/** What a user planned, with what became of it so far. */
export interface FollowedPlan {
  readonly plan: Plan;
  readonly timeZone: string;
  readonly skips: ReadonlySet<EpochMs>;
  /** Of the plan's medicine, from about its beginning on, in the order of time. */
  readonly doses: readonly LoggedDose[];
  readonly course: PlanCourse;
}

/** The plan of a user as it is replied and exported; null where there is none. */
export async function readPlan(db: Database, userId: string): Promise<SavedPlan | null> {
  const row = await findPlan(db, userId);
  if (!row) return null;
  const { medicine, anchor, steps } = planOf(row);
  return { medicine, anchor, steps: [...steps], savedAt: new Date(row.saved_at).toISOString() };
}

/** The plan of a user with the instants that are skipped, as replies carry them. */
export async function readPlanAndSkips(db: Database, userId: string): Promise<PlanReply> {
  const skips = await readSkips(db, userId);
  return {
    plan: await readPlan(db, userId),
    skips: skips.map((at) => new Date(at).toISOString()),
  };
}

/** The skips of a user, as instants in the order of time. */
export async function readSkips(db: Database, userId: string): Promise<EpochMs[]> {
  const rows = await db
    .selectFrom('plan_skip')
    .select('planned_at')
    .where('user_id', '=', userId)
    .orderBy('planned_at')
    .execute();
  return rows.map(({ planned_at }) => planned_at);
}

/** The plan of a user followed over the logged doses; null where there is none. */
export async function followPlan(
  db: Database,
  userId: string,
  now: EpochMs,
): Promise<FollowedPlan | null> {
  const row = await findPlan(db, userId);
  if (!row) return null;
  const plan = planOf(row);
  const skips = new Set(await readSkips(db, userId));
  const doses = await listDosesSince(db, userId, plan.medicine, startOf(plan));
  const followed: Followed = {
    plan,
    doses: doses.map(({ at }) => at),
    timeZone: row.time_zone,
    since: now,
  };
  return { plan, timeZone: row.time_zone, skips, doses, course: planCourse(followed) };
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
    .where('medicine', '=', medicine)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .execute();
}

function findPlan(db: Database, userId: string) {
  return db
    .selectFrom('plan')
    .innerJoin('user_account', 'user_account.id', 'plan.user_id')
    .selectAll('plan')
    .select('user_account.time_zone')
    .where('plan.user_id', '=', userId)
    .executeTakeFirst();
}

function planOf({ medicine, anchor, steps }: PlanTable): Plan {
  return { medicine, anchor, steps: JSON.parse(steps) as PlanStep[] };
}

/** Before this no dose can cover a planned one, whatever the time zone. */
function startOf({ steps: [first, ...others] }: Plan): EpochMs {
  if (first === undefined) throw new Error('A plan was stored without a step.');
  const farthest = Math.max(...[first, ...others].map(halfInterval));
  return Date.parse(first.startDate) - farthest - DAY_MS;
}

async function listDosesSince(
  db: Database,
  userId: string,
  medicine: string,
  since: EpochMs,
): Promise<LoggedDose[]> {
  const rows = await db
    .selectFrom('dose')
    .select(['id', 'taken_at'])
    .where('user_id', '=', userId)
    .where('medicine', '=', medicine)
    .where('taken_at', '>=', since)
    .orderBy('taken_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, taken_at }) => ({ id, at: taken_at }));
}
