/** The words of a notification whose message cannot be read. */
export const texts = {
  somethingIsDue: 'Dosewise: something is due',
};
