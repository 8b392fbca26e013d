import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'To twój własny adres.',
  there:
    'Ta osoba ma już dostęp do twoich wpisów. Aby zaprosić ją na innych zasadach, najpierw zakończ udostępnianie.',
  pastDay: 'Ostatni dzień już minął.',
} satisfies ServerWords['account/people'];
