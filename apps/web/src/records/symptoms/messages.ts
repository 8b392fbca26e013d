/** The texts that the product promises wherever symptoms are added, word for word. */
export const SYMPTOM_MESSAGES = {
  saveFailed: 'Failed to save',
} as const;
