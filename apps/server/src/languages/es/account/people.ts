import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Esta es tu propia dirección.',
  there:
    'Ya compartes tus registros con esta persona. Para invitarla de otra manera, primero deja de compartirlos.',
  pastDay: 'El último día ya pasó.',
} satisfies ServerWords['account/people'];
