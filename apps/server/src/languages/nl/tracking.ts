import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `De datum van registratie ${number} ligt in de toekomst.`,
} satisfies ServerWords['tracking/weights'];
