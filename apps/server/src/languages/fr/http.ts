import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork:
    'De nombreux rapports et fichiers sont en cours de création. Veuillez réessayer dans un instant.',
} satisfies ServerWords['http'];
