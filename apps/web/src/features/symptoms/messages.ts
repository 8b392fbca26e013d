/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to track your symptoms.',
  fetchFailed: 'Failed to fetch',
} as const;
