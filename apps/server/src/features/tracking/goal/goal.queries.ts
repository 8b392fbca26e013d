import type { Database } from '../../../db/database.ts';
import type { WeightGoalTable } from '../../../db/tables/account-tables.ts';

/** Writes the goal of a user who has none; else does nothing. */
export async function insertGoal(db: Database, goal: WeightGoalTable): Promise<void> {
  await db
    .insertInto('weight_goal')
    .values(goal)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Writes the goal of a user in place of the one there is. */
export async function writeGoal(db: Database, goal: WeightGoalTable): Promise<void> {
  const { user_id: _, ...changes } = goal;
  await db
    .insertInto('weight_goal')
    .values(goal)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}
