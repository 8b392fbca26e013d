import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork:
    'In questo momento è in corso la creazione di molti resoconti e file. Riprova tra poco.',
} satisfies ServerWords['http'];
