import { REMINDER_CHANNELS, type ReminderChannel, type Reminders } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { MailTransport } from '../../../outgoing/channels/email/transport/mail-message.ts';
import { texts } from './texts.ts';

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
  // A cast: `fromEntries` forgets which keys there are.
  const last = Object.fromEntries(REMINDER_CHANNELS.map((channel) => [channel, null])) as Record<
    ReminderChannel,
    Reminders['status'][ReminderChannel]
  >;
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
