import { REMINDER_CHANNELS, type ReminderChannel, type Reminders } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { DeliveryStatus } from '../../../db/tables/outgoing-tables.ts';
import type { Spoken } from '../../../languages/locales.ts';
import { wordsIn } from '../../../languages/speak.ts';
import type { MailTransport } from '../../../outgoing/channels/email/transport/mail-message.ts';
import { sayOutcome } from '../../../outgoing/channels/send-outcome.ts';

/**
 * The answer of each channel to its last use for a user; of a mail what came of it since. Without a
 * mail server a mail that counts as sent is a file.
 */
export async function readLastAnswers(
  db: Database,
  userId: string,
  { mailTransport, language }: { mailTransport: MailTransport['kind']; language: Spoken },
): Promise<Reminders['status']> {
  const rows = await db
    .selectFrom('delivery')
    .select(['kind', 'channel', 'status', 'settled_at', 'answer'])
    .where('user_id', '=', userId)
    .where('instant', 'is not', null)
    .where('channel', 'in', REMINDER_CHANNELS)
    .$narrowType<{ channel: ReminderChannel }>()
    .where('answer', 'is not', null)
    .orderBy('settled_at')
    .execute();
  // A cast: `fromEntries` forgets which keys there are.
  const last = Object.fromEntries(REMINDER_CHANNELS.map((channel) => [channel, null])) as Record<
    ReminderChannel,
    Reminders['status'][ReminderChannel]
  >;
  for (const { kind, channel, status, settled_at: at, answer: code } of rows) {
    if (at === null || code === null) continue;
    const answer =
      channel !== 'email'
        ? sayOutcome(code, language)
        : kind === 'test'
          ? sayMailTest(code, status === 'sent', language)
          : sayMail(status, mailTransport, language);
    last[channel] = { lastAt: new Date(at).toISOString(), answer };
  }
  return last;
}

function sayMail(status: DeliveryStatus, transport: MailTransport['kind'], language: Spoken) {
  const { mail, mailTaken } = wordsIn(language)['account/reminders'];
  return status === 'sent' ? mailTaken[transport] : mail[status];
}

/**
 * The outcome of a test by mail in words. One that was taken and not sent met no mail server. Up to 1.0 its
 * words were stored.
 */
export function sayMailTest(code: string, isSent: boolean, language: Spoken): string {
  const { mail, mailTaken } = wordsIn(language)['account/reminders'];
  if (code.includes(' ')) return code;
  if (code === 'taken') return mailTaken[isSent ? 'smtp' : 'outbox'];
  return `${mail.failed} (${code})`;
}

/** The reader of a user's reminders; undefined when the account is gone. */
export function findReader(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'country', 'language', 'unsubscribed'])
    .select(['wants_marketing', 'wants_product_updates', 'wants_tips'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
