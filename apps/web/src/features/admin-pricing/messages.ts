/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  fetchFailed: 'Failed to fetch pricing data',
  strengthFailed: 'Failed to update strength pricing',
  defaultFailed: 'Failed to update pricing',
  saved: 'Pricing updated successfully!',
} as const;
