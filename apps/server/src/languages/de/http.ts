import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork:
    'Gerade werden viele Berichte und Dateien erstellt. Bitte versuche es gleich noch einmal.',
} satisfies ServerWords['http'];
