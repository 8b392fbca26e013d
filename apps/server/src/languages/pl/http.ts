import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork: 'Właśnie powstaje wiele raportów i plików. Spróbuj ponownie za chwilę.',
} satisfies ServerWords['http'];
