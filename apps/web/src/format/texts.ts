/** Words in dates and ages that browsers do not write as we do. */
export const texts = {
  justNow: 'just now',
  /** The browsers' only month with four letters, and ours. */
  sept: 'Sept',
  sep: 'Sep',
};
