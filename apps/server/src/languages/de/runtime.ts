import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Höchstens ${most} Einträge.`,
  notJson: 'Sende ein JSON-Objekt.',
  badKey: 'Idempotency-Key: 1 bis 200 sichtbare ASCII-Zeichen.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'Der Server ist gerade mit anderem beschäftigt. Bitte versuche es gleich noch einmal.',
} satisfies ServerWords['http'];
