import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Sei tu?',
  lead: 'Questo dà accesso al tuo account a una persona, un programma o un dispositivo. Conferma che sei tu; poi si continua da sé.',
  password: 'La tua password',
  code: 'Codice della tua app di autenticazione',
  codeHint: 'O uno dei tuoi codici di recupero.',
  enterCode: 'Inserisci un codice.',
  confirm: 'Conferma',
  usePassword: 'Usa invece la password',
  useCode: 'Usa invece un codice',
  byPasskey: 'Usa una passkey',
  byOidc: (name) => `Accedi di nuovo con ${name}`,
  oidcHint:
    'Questo porta fuori da questa pagina. Ciò che hai scritto qui senza salvarlo andrà perso.',
  usePasskey: 'Usa invece una passkey',
  noPasskey: 'Nessuna passkey usata. Puoi riprovare, o confermare in un altro modo.',
  failed: 'Conferma non riuscita. Riprova.',
};
