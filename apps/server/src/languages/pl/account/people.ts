import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'To twój własny adres.',
  there: 'Ta osoba już się tobą opiekuje. Najpierw to zakończ, aby zaprosić ją inaczej.',
  pastDay: 'Ostatni dzień już minął.',
} satisfies ServerWords['account/people'];
