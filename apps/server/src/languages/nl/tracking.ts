import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `De datum van notering ${number} ligt in de toekomst.`,
} satisfies ServerWords['tracking/weights'];
