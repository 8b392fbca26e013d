import type { WeightGoalTable } from '../../../db/tables/account-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** Writes the goal of a user who has none; else does nothing. */
export async function insertGoal(records: Records, goal: WeightGoalTable): Promise<void> {
  await records
    .writing('weight_goal')
    .insertInto('weight_goal')
    .values(goal)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Writes the goal of a user in place of the one there is. */
export async function writeGoal(records: Records, goal: WeightGoalTable): Promise<void> {
  const { user_id: _, ...changes } = goal;
  await records
    .writing('weight_goal')
    .insertInto('weight_goal')
    .values(goal)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}
