import type { DeliveryStatus } from '../../../db/tables/outgoing-tables.ts';
import { refusals } from '../../../languages/sentence.ts';

const { noTopic } = refusals('account/reminders', {
  noTopic: (hosts: readonly string[]) =>
    hosts.length === 0
      ? 'This server doesn’t send to ntfy.'
      : `The ntfy address must be for a topic at ${hosts.join(' or ')}.`,
});

export const texts = {
  /** The state of a reminder that was handed to the mail ledger. */
  mail: {
    queued: 'The email is waiting to be sent',
    claimed: 'The email is waiting to be sent',
    sending: 'The email is being sent',
    suppressed: 'The mail server refuses this address',
    failed: 'The mail server didn’t accept it',
    unconfirmed: 'May have been sent: the server stopped too soon',
    cancelled: 'Not sent',
  } satisfies Record<Exclude<DeliveryStatus, 'sent'>, string>,
  /** The meaning of 'sent': without a mail server each mail becomes a file. */
  mailTaken: {
    smtp: 'The mail server accepted it',
    outbox: 'This server doesn’t send email',
  },
  test: 'Dosewise: the test you asked for',
  /** The outcome of a test that only some browsers got, with the answer for one that didn’t. */
  partly: (delivered: number, all: number, answer: string) =>
    `Accepted for ${delivered} of ${all} browsers. For another: ${answer}`,
  noAddress: {
    push: 'None of your browsers is subscribed',
    email: 'There is no email address',
    ntfy: 'No ntfy address is set',
  },
  noTopic,
};
