import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `La fecha del registro ${number} está en el futuro.`,
} satisfies ServerWords['tracking/weights'];
