import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `Das Datum von Eintrag ${number} liegt in der Zukunft.`,
} satisfies ServerWords['tracking/weights'];
