import type { texts } from './texts.ts';

type Code = keyof typeof texts.answers | keyof typeof texts.replies;

/** The sentences that versions up to 1.0 stored in place of a code. They stay as they were, whatever we say today. */
export const STORED_SENTENCES: Readonly<Record<string, Code>> = {
  'Not sent: this browser is no longer subscribed': 'noSubscription',
  'Not sent: not a push service': 'noPushService',
  'Not sent yet': 'notYet',
  'Not sent: this server has no public address and no mail sender': 'noSender',
  'Not sent: the keys of this subscription are not usable': 'badKeys',
  'Not sent: not an address of ntfy that is allowed here': 'noNtfy',
  'The service does not know this topic': 'noTopic',
  'Not sent: a private address': 'privateAddress',
  'Perhaps taken: no answer came': 'noAnswer',
  'No answer in time': 'late',
  'The service cannot be reached': 'unreachable',
  // The rest of a sentence that began with the status of a reply.
  taken: 'taken',
  'it points elsewhere, and nothing is sent there': 'elsewhere',
  'the service does not accept who is sending': 'unknownSender',
  'this subscription has ended': 'ended',
  'the message is too long': 'tooLong',
  'the service asks to wait': 'wait',
  'the service has a problem': 'problem',
  'the service refuses it': 'refused',
};
