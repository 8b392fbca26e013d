import {
  type ReminderPreferences,
  reminderPreferences,
  type WantedReminderPreferences,
} from '@dosewise/contract';
import { DEFAULT_STOCK_DAYS } from '@dosewise/domain';
import type { Database } from '../../db/database.ts';
import { readAddress } from '../channels/ntfy/ntfy-address.ts';

/** The preferences of who has not chosen any: nothing is reminded of. */
const AT_FIRST: WantedReminderPreferences = {
  dose: { on: false, leadMinutes: 0, repeatMinutes: 60, repeatTimes: 2 },
  stock: { on: false, daysBefore: DEFAULT_STOCK_DAYS },
  discard: { on: false },
  weighIn: { on: false, days: [1], time: '08:00' },
  weeklySummary: { on: false, day: 7, time: '18:00' },
  quiet: null,
  discreet: true,
  channels: { push: false, email: false, ntfyUrl: null },
};

/** The reminders that a user wants, and where. */
export async function readPreferences(db: Database, userId: string): Promise<ReminderPreferences> {
  const row = await db
    .selectFrom('reminder_preference')
    .select('preferences')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const preferences = parsePreferences(row ? JSON.parse(row.preferences) : {});
  // Earlier releases kept it as it was typed; in two forms, one topic would be told twice.
  const ntfyUrl = readAddress(preferences.channels.ntfyUrl ?? '')?.href ?? null;
  return { ...preferences, channels: { ...preferences.channels, ntfyUrl } };
}

/**
 * Preferences as any release stored them: what they lack, or what is none today, is as at first; what
 * they have beyond today's is left out.
 */
function parsePreferences(stored: unknown): ReminderPreferences {
  const said = isObject(stored) ? stored : {};
  const parts = Object.entries(AT_FIRST).map(([name, first]) => {
    const part = said[name] ?? first;
    return [name, isObject(first) && isObject(part) ? { ...first, ...part } : part];
  });
  const whole = Object.fromEntries(parts);
  const result = reminderPreferences.safeParse(whole);
  if (result.success) return result.data;
  const wrong = Object.fromEntries(
    result.error.issues.map(({ path: [name = ''] }) => [
      name,
      AT_FIRST[name as keyof ReminderPreferences],
    ]),
  );
  return reminderPreferences.parse({ ...whole, ...wrong });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
