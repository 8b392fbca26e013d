export const texts = {
  noCursor: 'After must be the `next` of another page.',
};
