import { replanReminders } from '../../../activity/user-activity.queries.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { writePreferences } from './reminders.queries.ts';

/** Ends reminders by mail, and nothing else; a second time changes nothing. */
export function endReminderMails(scope: Scope, userId: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    const preferences = await readPreferences(db, userId);
    if (!preferences.channels.email) return;
    const channels = { ...preferences.channels, email: false };
    await writePreferences(db, userId, { ...preferences, channels });
    await replanReminders(db, userId, scope.now);
  });
}
