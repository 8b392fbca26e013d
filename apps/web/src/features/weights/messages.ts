/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to track your weight.',
  loadFailed: 'Failed to load weights',
  addFailed: 'Failed to add weight',
  importFailed: 'Import failed. Please check your file format.',
  imported: (inserted: number, updated: number) =>
    `Import successful: ${inserted} inserted, ${updated} updated.`,
  storedBefore: (inserted: number, updated: number) =>
    `Before that: ${inserted} inserted, ${updated} updated.`,
  cancelled: (inserted: number, updated: number) =>
    `Import cancelled. Before that: ${inserted} inserted, ${updated} updated. Rows on their way may be stored, too; importing the file again doubles nothing.`,
} as const;
