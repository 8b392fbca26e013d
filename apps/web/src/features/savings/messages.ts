/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to view your cost savings.',
  noData: 'No cost data available. Add pen costs to see your savings analysis.',
} as const;
