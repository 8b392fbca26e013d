/** What is wrong with a dose. */
export const texts = {
  inFuture: 'The date is in the future. A dose is logged once it was taken.',
  beforeStart: 'The date is before the start date of this pen.',
  wrongAmount: 'The dose does not match the clicks or volume of this pen.',
};
