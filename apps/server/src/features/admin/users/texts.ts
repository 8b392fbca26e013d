/** What is said of the list of users. */
export const texts = {
  noCursor: 'After must be the `next` of another page.',
};
