import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Questo è il tuo stesso indirizzo.',
  there:
    'Condividi già i tuoi dati con questa persona. Per invitarla in un altro modo, prima interrompi la condivisione.',
  pastDay: 'L’ultimo giorno è già passato.',
} satisfies ServerWords['account/people'];
