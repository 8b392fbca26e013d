import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `A data do registro ${number} está no futuro.`,
} satisfies ServerWords['tracking/weights'];
