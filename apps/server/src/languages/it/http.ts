import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork: 'In questo momento si stanno creando molti resoconti e file. Riprova tra poco.',
} satisfies ServerWords['http'];
