import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Un’app di autenticazione è già configurata. Prima rimuovila.',
  notBegun: 'Inizia chiedendo una nuova chiave.',
  wrongCode: 'Questo codice è sbagliato o è già stato usato.',
  notOwn: 'Il tuo secondo fattore si rimuove nella tua pagina Sicurezza, con un codice.',
} satisfies ServerWords['account/auth/second-factor'];
