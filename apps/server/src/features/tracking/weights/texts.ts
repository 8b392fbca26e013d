/** What is wrong with a weigh-in. */
export const texts = {
  entryInFuture: (number: number) => `The date of entry ${number} is in the future.`,
};
