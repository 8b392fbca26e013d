import { listWords } from '../../languages/formats/lists.ts';
import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

interface Counts {
  readonly pens: number;
  readonly doses: number;
  readonly weights: number;
  readonly symptoms: number;
  readonly measurements: number;
}

/** The kinds that there are any of, in words. */
const countsInWords = ({ pens, doses, weights, symptoms, measurements }: Counts): string =>
  listWords(
    [
      pens > 0 && withCount(pens, 'pen'),
      doses > 0 && withCount(doses, 'dose'),
      weights > 0 && withCount(weights, 'weight'),
      symptoms > 0 && withCount(symptoms, 'symptom'),
      measurements > 0 && withCount(measurements, 'measurement'),
    ].filter((words) => words !== false),
  ) || 'no records';

/** The words for who keeps their records in this browser, without an account. */
export const texts = spoken('parts/local', {
  counts: countsInWords,
  only: 'Only in this browser',
  lastCopy: (day: string) => `Last copy saved on ${day}`,
  noCopy: 'No copy saved yet',
  notKept:
    'This browser may clear its storage automatically. Save a copy from time to time, or install the app.',

  saveCopy: 'Save a copy',
  saved: (file: string) => `${file} was downloaded`,
  saveFailed: 'We couldn’t save the copy. Please try again.',
  fileName: (day: string) => `dosewise-${day}.json`,
  due: 'Your records are only in this browser.',
  dueHint:
    'If you clear the browser’s data or lose this device, they’re gone. A copy is a file that you keep.',
  later: 'Not now',
  staysHere: 'What you log stays on this device',
  toHomeScreen: 'Put Dosewise on your home screen',
  homeScreenHint: {
    empty:
      'Safari may delete what you log here if you don’t open this page for seven days. It doesn’t do that to apps on the home screen. Open the Share menu, choose ‘Add to Home Screen’, then open Dosewise from your home screen.',
    begun:
      'Safari may delete your records if you don’t open this page for seven days. It doesn’t do that to apps on the home screen. Save a copy, open the Share menu, choose ‘Add to Home Screen’, and open the copy in the app.',
  },

  openCopy: 'Open a copy',
  copyFile: 'Copy to open',
  opening: 'Open a copy?',
  inCopy: (counts: string, day: string) =>
    `In this file: ${counts}${day && `, up to ${day}`}, with plan, goal and settings.`,
  openThis: 'Open this copy',
  notEmpty:
    'There are already records in this browser. Save a copy of them and delete everything here first, so the two don’t get mixed up.',
  noArchive:
    'This file isn’t a copy of Dosewise records. Choose one that you saved with ‘Save a copy’ or Export.',
  openFailed: 'We couldn’t open the copy. Nothing was changed.',
  opened: (counts: string) => `The copy was opened: ${counts}.`,

  deleteAll: 'Delete everything here',
  deleteTitle: 'Delete everything in this browser?',
  deleteQuestion: (count: number) =>
    `This permanently deletes ${count === 0 ? 'all settings' : withCount(count, 'record')}. Without a copy, you can’t get ${count === 1 ? 'it' : 'them'} back.`,
  confirmDelete: 'Yes, delete everything',
  deleteFailed: 'We couldn’t delete it. Please try again.',

  createAccount: 'Create an account',
  byCalendar: 'Your calendar can remind you of your doses.',
  needsServer: {
    reminders: 'Reminders by notification, email or ntfy need a server that sends them.',
    calendar:
      'An address for your calendar needs a server. You can save your planned doses as a file instead.',
    privacy: 'Without an account, no email is sent and no usage statistics are collected.',
    security:
      'Passwords, passkeys and sessions belong to an account. Here anyone who opens this browser can see your records.',
    account: 'There is no account: everything is in this browser.',
    people: 'To let others see your records or log for you, you need an account on a server.',
    share:
      'A link to your report needs a server. Print it, or save it as a PDF from the print dialog.',
  },

  left: 'Records from before you had an account are still in this browser.',
  bring: 'Copy them to my account',
});
