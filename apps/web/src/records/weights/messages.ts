/** The texts that the product promises wherever weights are read or added, word for word. */
export const WEIGHT_MESSAGES = {
  loadFailed: 'Failed to load weights',
  addFailed: 'Failed to add weight',
} as const;
