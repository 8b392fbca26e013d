/** What is wrong with a dose. */
export const texts = {
  inFuture: 'The date is in the future. A dose is logged once it was taken.',
  wrongAmount: 'The dose does not match the clicks or volume of this pen.',
};
