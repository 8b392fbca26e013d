/** What the primitives say by themselves. */
export const texts = {
  pleaseWait: 'Please wait',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  closeMessage: 'Close message',
  dialogFailed: 'This could not be loaded. Please try again.',
  optional: ' (optional)',
  dateAndTime: 'Date and time',
  show: (what: string) => `Show ${what}`,
  hide: (what: string) => `Hide ${what}`,
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number, total: string) => `Page ${page} of ${pages} (${total})`,
};
