import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** Writes the plan of a user in place of the one there is. */
export async function writePlan(records: Records, plan: PlanTable): Promise<void> {
  const { user_id: _, ...changes } = plan;
  await records
    .writing('plan')
    .insertInto('plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** Writes a first plan; false, and nothing written, where there is one. */
export async function insertPlan(records: Records, plan: PlanTable): Promise<boolean> {
  const row = await records
    .writing('plan')
    .insertInto('plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a plan in place of the one saved at `before`; false where that is there no more. */
export async function replacePlan(
  records: Records,
  { user_id, ...changes }: PlanTable,
  before: EpochMs,
): Promise<boolean> {
  const row = await records
    .writing('plan')
    .updateTable('plan')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('saved_at', '=', before)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the plan of a user, and its skips with it. */
export async function deletePlan(records: Records): Promise<void> {
  await records.writing('plan').deleteFrom('plan').where('user_id', '=', records.userId).execute();
}

export async function insertSkip(records: Records, at: EpochMs): Promise<void> {
  await records
    .writing('plan_skip')
    .insertInto('plan_skip')
    .values({ user_id: records.userId, planned_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'planned_at']).doNothing())
    .execute();
}

/** False where there is no such skip. */
export async function deleteSkip(records: Records, at: EpochMs): Promise<boolean> {
  const row = await records
    .writing('plan_skip')
    .deleteFrom('plan_skip')
    .where('user_id', '=', records.userId)
    .where('planned_at', '=', at)
    .returning('planned_at')
    .executeTakeFirst();
  return row !== undefined;
}
