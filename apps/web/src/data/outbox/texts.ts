import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';
import type { OutboxEntry } from './outbox.ts';

/** The words of what waits to be sent. */
export const texts = spoken('data/outbox', {
  /** '10 mg, 40 clicks' or nothing is `what`. */
  kept: (what: string) =>
    `Saved on this device${what && `: ${what}`}. It will be sent when you’re online.`,
  keptForLater: (what: string) =>
    `Saved on this device${what && `: ${what}`}. It will be sent soon.`,
  keptForLogin: () => `Saved on this device. It will be sent once you log in again.`,
  /** Said by the form, which still holds the entry. */
  notStored:
    'This browser couldn’t store your entry, and we can’t send it while you’re offline. Nothing you typed is lost: keep this page open and try again.',
  waiting: 'Not sent yet',
  waitingCount: (count: number) =>
    `${withCount(count, 'entry', 'entries')} ${count === 1 ? 'is' : 'are'} saved on this device and will be sent when you’re online.`,
  forOthers: (count: number) =>
    `${withCount(count, 'entry', 'entries')} for other people ${count === 1 ? 'has' : 'have'} not been sent yet.`,
  sendNow: 'Send now',
  refused: {
    dose: 'We couldn’t save a dose.',
    weight: 'We couldn’t save a weight.',
    symptom: 'We couldn’t save a symptom.',
    measurement: 'We couldn’t save a measurement.',
  } satisfies Record<OutboxEntry['kind'], string>,
  refusedHint: 'Nothing is lost: change it and try again, or delete it.',
  covered: {
    dose: 'Another dose is already logged for this planned dose.',
    weight: 'A different weight is already logged for that time.',
    symptom: 'A different symptom is already logged for that time.',
    measurement: 'A different measurement is already logged for that time.',
  } satisfies Record<OutboxEntry['kind'], string>,
  coveredOther: 'In your history',
  coveredOwn: 'Yours, not sent yet',
  keepBoth: 'Keep both',
  dropThisOne: 'Delete this one',
  look: 'Review',
  change: 'Change',
  tryAgain: 'Try again',
  discard: 'Delete',

  askTitle: 'Log out and lose unsent entries?',
  ask: (count: number) =>
    `${withCount(count, 'entry', 'entries')} on this device ${count === 1 ? 'has' : 'have'} not been sent yet. Logging out deletes ${count === 1 ? 'it' : 'them'}.`,
  stay: 'Stay logged in',
  leave: 'Log out and delete',
});
