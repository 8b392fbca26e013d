import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword: 'Questa password è nell’elenco delle più comuni. Scegline un’altra.',
  pastExpiry: 'Scegli oggi o un giorno successivo.',
  sameAddress: 'Questo è l’indirizzo che hai già.',
  passwordRequired: 'Inserisci la password.',
  wrongPassword: 'Questa non è la tua password.',
  noAccount: (email) => `Nessun account ha l’indirizzo ${email}.`,
} satisfies ServerWords['account/auth'];
