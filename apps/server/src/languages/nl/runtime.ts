import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Hoogstens ${most} items.`,
  notJson: 'Stuur een JSON-object.',
  badKey: 'Idempotency-Key: 1 tot en met 200 zichtbare ASCII-tekens.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'De server is met andere taken bezig. Probeer het zo opnieuw.',
} satisfies ServerWords['http'];
