import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `La date de l’entrée ${number} est dans le futur.`,
} satisfies ServerWords['tracking/weights'];
