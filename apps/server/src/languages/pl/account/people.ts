import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'To twój własny adres.',
  there: 'Ta osoba już się tobą opiekuje. Aby zaprosić ją na innych zasadach, najpierw to zakończ.',
  pastDay: 'Ostatni dzień już minął.',
} satisfies ServerWords['account/people'];
