import type { Database } from '../../../db/database.ts';
import type { UserAccountTable, WeightGoalTable } from '../../../db/tables/account-tables.ts';
import type { RecordIdTable } from '../../../db/tables/record-tables.ts';

/** What makes an account more than an empty one. */
const RECORDS = ['pen', 'dose', 'weight', 'symptom', 'plan', 'history_import'] as const;

/** Locks the user against another restore or import until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', userId)
    .execute();
}

/** Whether the user has nothing yet. */
export async function hasNoRecords(db: Database, userId: string): Promise<boolean> {
  for (const table of RECORDS) {
    const row = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Takes out the ids that the user's records had, so that they can be written anew. */
export function takeRecordIds(db: Database, userId: string): Promise<RecordIdTable[]> {
  return db.deleteFrom('record_id').where('user_id', '=', userId).returningAll().execute();
}

/** Sets columns of the account; `analytics_agreed` only where nothing was decided yet. */
export async function updateAccount(
  db: Database,
  userId: string,
  { agreed, ...columns }: Partial<UserAccountTable> & { agreed: 0 | 1 | null },
): Promise<void> {
  await db
    .updateTable('user_account')
    .set((eb) => ({
      ...columns,
      analytics_agreed: eb.fn.coalesce('analytics_agreed', eb.val(agreed)),
    }))
    .where('id', '=', userId)
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

/** Writes what a user is reminded of in place of what there is. */
export async function writeReminders(
  db: Database,
  userId: string,
  preferences: string,
): Promise<void> {
  await db
    .insertInto('reminder_preference')
    .values({ user_id: userId, preferences })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
    .execute();
}
