import type { ServerWords } from '../words.ts';

export const weights = {
  entryInFuture: (number) => `Wpis ${number} ma przyszłą datę.`,
} satisfies ServerWords['tracking/weights'];
