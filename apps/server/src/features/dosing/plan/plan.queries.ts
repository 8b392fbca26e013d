import { ARCHIVE_LIMITS } from '@dosewise/contract';
import { type CalendarDay, DAY_MS } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanPauseTable, PlanTable } from '../../../db/tables/plan-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** The plan of a medicine that is followed, or the one saved last of all; locked where `records` say so. */
export function findFollowed(db: Database, userId: string, medicine?: string) {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(medicine !== undefined, (query) => query.where('medicine', '=', medicine ?? ''))
    .orderBy('saved_at', 'desc')
    .orderBy('medicine')
    .limit(1)
    .executeTakeFirst();
}

/** All plans of a user, the one saved last first. */
export function listPlans(db: Database, userId: string) {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('medicine')
    .execute();
}

/** Most skips that are read: of a dose every day, those of five years. */
export const MAX_SKIPS = ARCHIVE_LIMITS.planSkips;

/** The latest skips of a medicine, or of all, the latest first. */
export function listSkips(db: Database, userId: string, medicine?: string) {
  return db
    .selectFrom('plan_skip')
    .select(['medicine', 'planned_at'])
    .where('user_id', '=', userId)
    .$if(medicine !== undefined, (query) => query.where('medicine', '=', medicine ?? ''))
    .orderBy('planned_at', 'desc')
    .orderBy('medicine')
    .limit(MAX_SKIPS)
    .execute();
}

/** Ends the plan of a medicine that was saved at `savedAt`; false where it is followed no more. */
export async function endPlan(
  records: Records,
  { medicine, savedAt }: { readonly medicine: string; readonly savedAt: EpochMs },
): Promise<boolean> {
  const row = await records
    .writing('plan')
    .updateTable('plan')
    .set({ ended_at: Math.max(records.now, savedAt) })
    .where('user_id', '=', records.userId)
    .where('medicine', '=', medicine)
    .where('saved_at', '=', savedAt)
    .where('ended_at', 'is', null)
    .returning('saved_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a plan that is followed; false, and nothing written, where there is one of its medicine. */
export async function insertPlan(records: Records, plan: PlanTable): Promise<boolean> {
  const row = await records
    .writing('plan')
    .insertInto('plan')
    .values(plan)
    .onConflict((conflict) => conflict.doNothing())
    .returning('saved_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the oldest former plans of a user beyond `most`. */
export async function dropOldest(records: Records, most: number): Promise<void> {
  const { userId } = records;
  const former = await records.db
    .selectFrom('plan')
    .select(['medicine', 'saved_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .offset(most)
    .limit(most)
    .execute();
  for (const { medicine, saved_at } of former) {
    await records
      .writing('plan')
      .deleteFrom('plan')
      .where('user_id', '=', userId)
      .where('medicine', '=', medicine)
      .where('saved_at', '=', saved_at)
      .execute();
  }
}

export async function insertSkip(records: Records, medicine: string, at: EpochMs): Promise<void> {
  await records
    .writing('plan_skip')
    .insertInto('plan_skip')
    .values({ user_id: records.userId, medicine, planned_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'medicine', 'planned_at']).doNothing())
    .execute();
}

/** The skips of a medicine, or of all, less than two days from an instant: among them all of its day. */
export function listSkipsNear(db: Database, userId: string, at: EpochMs, medicine?: string) {
  return db
    .selectFrom('plan_skip')
    .select(['medicine', 'planned_at'])
    .where('user_id', '=', userId)
    .where('planned_at', '>', at - 2 * DAY_MS)
    .where('planned_at', '<', at + 2 * DAY_MS)
    .$if(medicine !== undefined, (query) => query.where('medicine', '=', medicine ?? ''))
    .execute();
}

/** Deletes the skips of a medicine at these instants. */
export async function deleteSkips(
  records: Records,
  medicine: string,
  instants: readonly EpochMs[],
): Promise<void> {
  await records
    .writing('plan_skip')
    .deleteFrom('plan_skip')
    .where('user_id', '=', records.userId)
    .where('medicine', '=', medicine)
    .where('planned_at', 'in', instants)
    .execute();
}

/** The pauses of a medicine, or of all, the earliest first. */
export function listPauses(db: Database, userId: string, medicine?: string) {
  return db
    .selectFrom('plan_pause')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(medicine !== undefined, (query) => query.where('medicine', '=', medicine ?? ''))
    .orderBy('from_day')
    .orderBy('medicine')
    .execute();
}

export async function writePause(records: Records, pause: PlanPauseTable): Promise<void> {
  await records
    .writing('plan_pause')
    .insertInto('plan_pause')
    .values(pause)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'medicine', 'from_day'])
        .doUpdateSet({ until_day: pause.until_day }),
    )
    .execute();
}

export async function deletePause(
  records: Records,
  medicine: string,
  from: CalendarDay,
): Promise<void> {
  await records
    .writing('plan_pause')
    .deleteFrom('plan_pause')
    .where('user_id', '=', records.userId)
    .where('medicine', '=', medicine)
    .where('from_day', '=', from)
    .execute();
}
