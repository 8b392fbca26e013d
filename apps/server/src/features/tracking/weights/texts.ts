export const texts = {
  entryInFuture: (number: number) => `The date of entry ${number} is in the future.`,
};
