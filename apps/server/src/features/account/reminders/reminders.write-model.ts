import type { Scope } from '../../../context.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { writePreferences } from './reminders.queries.ts';

/** Ends reminders by mail, and nothing else; a second time changes nothing. */
export function endReminderMails(scope: Scope, userId: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    const preferences = await readPreferences(records.db, userId);
    if (!preferences.channels.email) return;
    const channels = { ...preferences.channels, email: false };
    await writePreferences(records, { ...preferences, channels });
  });
}
