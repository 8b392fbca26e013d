import type { ServerWords } from '../../words.ts';

export const people = {
  ownAddress: 'Questo è il tuo stesso indirizzo.',
  there: 'Questa persona ti assiste già. Prima termina, poi invitala in un altro modo.',
  pastDay: 'L’ultimo giorno è già passato.',
} satisfies ServerWords['account/people'];
