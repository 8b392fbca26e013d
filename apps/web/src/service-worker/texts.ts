/** What a notification says when its message cannot be read. */
export const texts = {
  somethingIsDue: 'Dosewise: something is due',
};
