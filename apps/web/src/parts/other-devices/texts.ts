import type { LocalVault } from '@dosewise/local/protocol';
import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

type Problem = NonNullable<LocalVault['problem']>;

/** The words for records that several devices share without an account. */
export const texts = spoken('parts/other-devices', {
  title: 'Use it on another device',
  lead: 'Keep the same records on your phone and your computer, without an account. They are encrypted before they leave this device: the server keeps a copy that it can’t read.',
  begin: 'Get twelve words',
  already: 'Already on another device?',
  join: 'Enter twelve words',
  copiesOff:
    'This server doesn’t keep encrypted copies, so your records stay on this device. To move them, save a copy and open it on the other device.',
  noServer:
    'This page has no server for encrypted copies, so your records stay on this device. To move them, save a copy and open it on the other device.',
  tooOld:
    'This browser is too old for encrypted copies. Update it: Safari needs version 16.4 or later. To move your records, save a copy on one device and open it on the other.',
  unreachable: 'We couldn’t reach the server. Your records on this device are not affected.',
  tryAgain: 'Try again',

  beginTitle: 'Twelve words in place of an account',
  before: [
    'You will see twelve words, once. Type them on your other device to get your records there.',
    'Write them on paper. No one can restore lost words, not even the person who runs the server.',
    'Anyone who has the words has your records. Don’t send them by email or chat.',
  ],
  withoutTls:
    'The connection to this page is not encrypted (http). Someone on the same network could read the words and your records. Use it only on a network you trust.',
  showWords: 'Show the words',
  wordsTitle: 'Your twelve words',
  wordsHint: 'Write them down in this order. You can’t see them again later.',
  written: 'I have written them down',
  checkTitle: 'Check what you wrote down',
  checkHint: 'Type these two of your twelve words.',
  wordNumber: (place: number) => `Word ${place}`,
  wordMissing: (place: number) => `Type word ${place}.`,
  wordWrong: (place: number) =>
    `This isn’t word ${place}. Check what you wrote down, or go back to see the words.`,
  start: 'Start',
  startedTitle: 'Set up your other device',
  started: (address: string) =>
    `Your records are encrypted on the server. On your other device, open ${address} and start without an account. Then press ‘Enter twelve words’ on the dashboard or in Settings.`,
  done: 'Done',
  failed: 'That didn’t work. Nothing was changed. Please try again.',

  joinTitle: 'Enter twelve words',
  joinLabel: 'Twelve words',
  joinHint: 'The words that your other device showed. Capital letters don’t matter.',
  addedToOthers: (count: number) =>
    `The ${withCount(count, 'record')} on this device will be added to those of your other devices.`,
  getRecords: 'Get the records',
  noWords: 'Type the twelve words.',
  wordCount: (count: number) =>
    `${count === 1 ? 'This is 1 word' : `These are ${count} words`}. Type all twelve, and no others.`,
  unknownWord: (word: string) => `‘${word}’ isn’t one of the words. Check its spelling.`,
  guessedWord: (word: string, guess: string) =>
    `‘${word}’ isn’t one of the words. Did you mean ‘${guess}’?`,
  wordOrder: 'These twelve words don’t belong together. Check each word and their order.',
  notThere:
    'The server has no records for these words. Check each word, and that both devices open the same address.',
  joined: 'This device now has the same records as your others.',

  shared: 'On this and your other devices',
  exchanging: 'Syncing with your other devices…',
  lastExchanged: (when: string) => `Last synced: ${when}`,
  notExchanged: 'Not synced yet',
  exchangeNow: 'Sync now',
  sendOwn: 'Send this device’s records',
  reload: 'Reload the page',
  problems: {
    unanswered:
      'We couldn’t reach the server. What you log stays on this device and is synced later.',
    refused:
      'The server didn’t accept the copy. It may be full, or your network sent too many requests. Your records are on this device.',
    gone: 'The copy is no longer on the server. Your records are on this device, and you can send them again.',
    changed:
      'The copy on the server is damaged or was changed by someone. It was not used, and your records on this device stay as they are. You can send them again.',
    newer: 'Another device has a newer version of Dosewise. Reload this page to get it.',
    older:
      'The copy on the server is older than the last one this device saw. The server may have been restored from a backup, or someone may have replaced the copy. Your records on this device stay as they are. You can send them again.',
    unfit:
      'The records from your devices can’t be combined on this one, for example because there are too many. The records here stay as they are.',
    ended:
      'Syncing was stopped on another device, or that device has new words. Your records are still on this device.',
  } satisfies Record<Problem, string>,

  newWords: 'New words',
  newWordsTitle: 'Get new words?',
  newWordsBefore: [
    'If you lost a device, or if someone has seen your words, get new ones. The old words stop working.',
    'Your other devices keep the records they have. Type the new words there to continue.',
    'Write the new words on paper. No one can restore them, and anyone who has them has your records.',
  ],
  stop: 'Stop syncing',
  stopTitle: 'Stop syncing?',
  stopQuestion:
    'Every device keeps the records it has. You can stop on this device only, or on all devices. If you stop on all of them, the copy on the server is replaced by an empty one.',
  stopHere: 'Stop on this device',
  stopAll: 'Stop on all devices',
  stopped: 'This device no longer syncs its records.',
  stoppedAll: 'Your devices no longer sync their records.',

  deleteHere:
    'This permanently deletes all records on this device. Your other devices keep theirs, and the twelve words still work.',

  movedIn:
    'You also sync these records with your other devices. If you delete them here, syncing stops on all devices. They keep the records they have.',

  changedOnBoth: (count: number) =>
    `${withCount(count, 'entry', 'entries')} changed on two devices`,
  choose: 'Choose',
  seeProblem: 'See what to do',
  choicesTitle: 'Changed on two devices',
  choicesLead:
    'We kept the version that arrived first. Choose the other one if it is the right one.',
  kept: 'Kept',
  other: 'Other version',
  keep: 'Keep',
  takeOther: 'Use the other',
  deleted: 'Deleted',
  penTooEmpty: 'The doses logged on both devices add up to more than was in this pen.',
  impossible: 'That is no longer possible, for example because a dose was logged from this pen.',
  allChosen: 'You have chosen for all entries.',

  records: {
    pens: 'Pen',
    doses: 'Dose',
    weights: 'Weight',
    symptoms: 'Symptom',
    measurements: 'Measurement',
    plans: 'Plan',
    skips: 'Skipped dose',
    pauses: 'Pause',
    others: 'Setting',
  },
  settings: {
    country: 'Country',
    currency: 'Currency',
    language: 'Language',
    timeZone: 'Time zone',
    heightCm: 'Height',
    goal: 'Goal',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Units',
    sites: 'Injection sites',
  },
  changedIn: (when: string) => `Saved on ${when}`,
});
