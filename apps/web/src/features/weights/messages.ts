/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to track your weight.',
  loadFailed: 'Failed to load weights',
  addFailed: 'Failed to add weight',
  importFailed: 'Import failed. Please check your file format.',
  imported: (inserted: number, updated: number) =>
    `Import successful: ${inserted} inserted, ${updated} updated.`,
} as const;
