import { withCount } from '../format/numbers.ts';
import type { OutboxEntry } from './outbox.ts';

/** The words of what waits to be sent. */
export const texts = {
  kept: 'No network. Saved on this device and sent later.',
  keptForLater: 'Saved on this device and sent later.',
  keptForLogin: 'Saved on this device. It is sent once you have logged in again.',
  waiting: 'Waiting',
  waitingHint: 'Saved on this device. It is sent once there is a network.',
  waitingCount: (count: number) =>
    `${withCount(count, 'entry', 'entries')} ${count === 1 ? 'waits' : 'wait'} to be sent. ${count === 1 ? 'It is' : 'They are'} saved on this device.`,
  sendNow: 'Send now',
  refused: {
    dose: 'A dose was not accepted.',
    weight: 'A weigh-in was not accepted.',
    symptom: 'A symptom was not accepted.',
  } satisfies Record<OutboxEntry['kind'], string>,
  refusedHint: 'Nothing is lost: change it and send it again, or discard it.',
  covered: {
    dose: 'Another dose was logged for the same planned one.',
    weight: 'Another weigh-in stands in the place of yours.',
    symptom: 'Another symptom stands in the place of yours.',
  } satisfies Record<OutboxEntry['kind'], string>,
  coveredOther: 'In your history',
  coveredOwn: 'On this device, not logged yet',
  keepBoth: 'Keep both',
  dropThisOne: 'Drop this one',
  look: 'Look at it',
  change: 'Change',
  tryAgain: 'Try again',
  discard: 'Discard',

  askTitle: 'Log out and lose what was not sent?',
  ask: (count: number) =>
    `${withCount(count, 'entry', 'entries')} on this device ${count === 1 ? 'has' : 'have'} not been sent. Logging out deletes ${count === 1 ? 'it' : 'them'}.`,
  stay: 'Stay logged in',
  leave: 'Log out and delete',
};
