import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `La data della voce ${number} è nel futuro.`,
} satisfies ServerWords['tracking/weights'];
