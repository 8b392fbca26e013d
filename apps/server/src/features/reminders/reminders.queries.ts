import type { ReminderPreferences } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';

/** Writes the preferences of a user in place of those there are. */
export async function writePreferences(
  db: Database,
  userId: string,
  wanted: ReminderPreferences,
): Promise<void> {
  const preferences = JSON.stringify(wanted);
  await db
    .insertInto('reminder_preference')
    .values({ user_id: userId, preferences })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
    .execute();
}
