import { spoken } from '../languages/formats/spoken.ts';

/** The words of the primitives themselves. */
export const texts = spoken('kit', {
  loading: 'Loading…',
  loadMore: 'Load more',
  pleaseWait: 'Please wait',
  tryAgain: 'Try again',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  closeMessage: 'Close message',
  loadFailed: 'We couldn’t load this. Please try again.',
  reference: (id: string) => `Reference: ${id}`,
  optional: ' (optional)',
  dateAndTime: 'Date and time',
  stepLess: (what: string) => `${what}: decrease`,
  stepMore: (what: string) => `${what}: increase`,
  exact: (what: string) => `${what}, exact`,
  exactIn: (what: string, unit: string) => `${what}, exact, in ${unit}`,
  twoReadings: (decimal: string, whole: string) =>
    `${decimal} or ${whole}? Please type one of the two.`,
  show: (what: string) => `Show ${what.toLowerCase()}`,
  hide: (what: string) => `Hide ${what.toLowerCase()}`,
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number, total: string) => `Page ${page} of ${pages} (${total})`,
});
