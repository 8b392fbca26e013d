/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  fetchFailed: 'Failed to fetch system stats',
} as const;
