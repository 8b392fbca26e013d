import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Au plus ${most} entrées.`,
  notJson: 'Envoyez un objet JSON.',
  badKey: 'Idempotency-Key : de 1 à 200 caractères ASCII visibles.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'Le serveur est occupé par d’autres tâches. Veuillez réessayer dans un instant.',
} satisfies ServerWords['http'];
