import type { ServerWords } from '../words.ts';

export const calls = {
  tooManyEntries: (most) => `Pode haver no máximo ${most} itens.`,
  notJson: 'Envie um objeto JSON.',
  badKey: 'Idempotency-Key: deve ter de 1 a 200 caracteres ASCII visíveis.',
} satisfies ServerWords['calls'];

export const http = {
  heavyWork: 'O servidor está ocupado com outras tarefas. Tente de novo daqui a pouco.',
} satisfies ServerWords['http'];
