import type { WeightGoal } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';

/** A user's goal; all null without one. */
export async function readGoal(db: Database, userId: string): Promise<WeightGoal> {
  const row = await db
    .selectFrom('weight_goal')
    .select(['target_kg', 'target_date', 'keep_low_kg', 'keep_high_kg'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { keep_low_kg: lowKg = null, keep_high_kg: highKg = null } = row ?? {};
  return {
    targetKg: row?.target_kg ?? null,
    targetDate: row?.target_date ?? null,
    keep: lowKg === null || highKg === null ? null : { lowKg, highKg },
  };
}
