import type { ReminderPreferences, Reminders } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { MailTransport } from '../../../mail/transport/mail-message.ts';
import { texts } from './texts.ts';

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

/**
 * What each channel said when it was last used for a user; of a mail what came of it since. Without
 * a mail server what counts as sent is a file.
 */
export async function readLastAnswers(
  db: Database,
  userId: string,
  mailTransport: MailTransport['kind'],
): Promise<Reminders['status']> {
  const rows = await db
    .selectFrom('reminder')
    .leftJoin('delivery', (join) =>
      join
        .onRef('delivery.user_id', '=', 'reminder.user_id')
        .onRef('delivery.id', '=', 'reminder.id'),
    )
    .select(['reminder.channel', 'reminder.settled_at', 'reminder.answer'])
    .select(['delivery.status as mail_status', 'delivery.sent_at as mail_sent_at'])
    .where('reminder.user_id', '=', userId)
    .where('reminder.answer', 'is not', null)
    .orderBy('reminder.settled_at')
    .execute();
  const last: { -readonly [Name in keyof Reminders['status']]: Reminders['status'][Name] } = {
    push: null,
    email: null,
    ntfy: null,
  };
  for (const row of rows) {
    const at = row.mail_sent_at ?? row.settled_at;
    const answer =
      row.mail_status === null
        ? row.answer
        : row.mail_status === 'sent'
          ? texts.mailTaken[mailTransport]
          : texts.mail[row.mail_status];
    if (at === null || answer === null) continue;
    last[row.channel] = { lastAt: new Date(at).toISOString(), answer };
  }
  return last;
}
