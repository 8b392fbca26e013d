import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Questo è il tuo stesso indirizzo.',
  there:
    'Questa persona ti assiste già. Per invitarla in un altro modo, prima termina l’accesso attuale.',
  pastDay: 'L’ultimo giorno è già passato.',
} satisfies ServerWords['account/people'];
