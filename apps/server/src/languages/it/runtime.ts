import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Al massimo ${most} voci.`,
  notJson: 'Invia un oggetto JSON.',
  badKey: 'Idempotency-Key: da 1 a 200 caratteri ASCII visibili.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'Il server è occupato con altre operazioni. Riprova tra poco.',
} satisfies ServerWords['http'];
