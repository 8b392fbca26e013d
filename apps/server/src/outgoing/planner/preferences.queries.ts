import type { ReminderPreferences } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';

/** What nobody is reminded of until they say so. */
const NOTHING: ReminderPreferences = {
  dose: { on: false, leadMinutes: 0, repeatMinutes: 60, repeatTimes: 2 },
  stock: { on: false, daysBefore: 14 },
  discard: { on: false },
  weighIn: { on: false, days: [1], time: '08:00' },
  weeklySummary: { on: false, day: 7, time: '18:00' },
  quiet: null,
  discreet: true,
  channels: { push: false, email: false, ntfyUrl: null },
};

/** What a user wants to be reminded of. */
export async function readPreferences(db: Database, userId: string): Promise<ReminderPreferences> {
  const row = await db
    .selectFrom('reminder_preference')
    .select('preferences')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NOTHING;
  const preferences = JSON.parse(row.preferences) as ReminderPreferences;
  // Earlier releases kept it as it was typed; in two forms, one topic would be told twice.
  const ntfyUrl = URL.parse(preferences.channels.ntfyUrl ?? '')?.href ?? null;
  return { ...preferences, channels: { ...preferences.channels, ntfyUrl } };
}
