import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Puedes enviar ${most} entradas como máximo.`,
  notJson: 'Envía un objeto JSON.',
  badKey: 'Idempotency-Key: debe tener de 1 a 200 caracteres ASCII visibles.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'El servidor está ocupado con otras tareas. Inténtalo de nuevo en un momento.',
} satisfies ServerWords['http'];
