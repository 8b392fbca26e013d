import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page that brings records of this browser into an account. */
export const texts = spoken('moving/move-in', {
  pageTitle: 'Copy your records · Dosewise',
  title: 'Copy your records to your account',
  loginPrompt: 'Please log in to copy your records to your account.',
  loading: 'Loading…',
  readFailed: 'We couldn’t read the records of this browser.',
  nothing: 'There are no records in this browser to copy.',
  sending: 'Copying your records…',
  sendFailed:
    'Your records may not have arrived. They are still in this browser. Please try again.',
  tryAgain: 'Try again',
  arrived: (counts: string) => `Everything is now in your account: ${counts}.`,
  arrivedHint:
    'The copy in this browser is still here. Anyone who opens this browser can see it without logging in.',
  deleteCopy: 'Yes, delete the copy here',
  keepCopy: 'Keep it for now',
  deleteFailed: 'We couldn’t delete the copy. Please try again.',
  deleted: 'The copy in this browser has been deleted.',
  toToday: 'Go to the dashboard',
  inBrowser: (counts: string) => `In this browser: ${counts}.`,
  hasRecords:
    'Your account already has records. Adding these won’t change any of them, and you can undo it.',
  there: (counts: string) => `Already there: ${counts}.`,
  add: (count: number) => `Add ${count === 1 ? '1 record' : `${count} records`}`,
  added: (counts: string) => `Added: ${counts}.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 record was not added, because you already have one at that time.'
      : `${count} records were not added, because you already have others at those times.`,
  notNow: 'Not now',
  undo: 'Undo',
  undoFailed: 'We couldn’t undo it. Please try again.',
  undone: 'The records have been removed from your account. They are still in this browser.',
});
