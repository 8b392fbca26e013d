import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork: 'In questo momento si creano molti resoconti e file. Riprova tra poco.',
} satisfies ServerWords['http'];
