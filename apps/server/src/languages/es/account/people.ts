import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Esta es tu propia dirección.',
  there: 'Esta persona ya te cuida. Finaliza eso primero para invitarla de otra manera.',
  pastDay: 'El último día ya pasó.',
} satisfies ServerWords['account/people'];
