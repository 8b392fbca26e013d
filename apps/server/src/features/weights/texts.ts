/** What is wrong with a weigh-in. */
export const texts = {
  inFuture: 'The date is in the future.',
  entryInFuture: (number: number) => `The date of entry ${number} is in the future.`,
};
