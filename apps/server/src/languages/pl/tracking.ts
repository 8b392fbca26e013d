import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `Data wpisu ${number} jest w przyszłości.`,
} satisfies ServerWords['tracking/weights'];
