import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Nuovo indirizzo email · Dosewise',
  title: 'Usare questo indirizzo?',
  lead: 'Il tuo account userà l’indirizzo a cui è arrivato questo link. Da quel momento accedi con questo, e il vecchio indirizzo riceve un avviso.',
  submit: 'Usa questo indirizzo',
  failed: 'Non è stato possibile cambiare l’indirizzo. Riprova.',
  done: 'Il tuo indirizzo è cambiato',
  doneHint: (email) => `D’ora in poi accedi con ${email}.`,
  toDashboard: 'Vai alla tua panoramica',
  logIn: 'Accedi',
  dead: 'Questo link non funziona più',
  deadHint: 'Funziona una volta, per un’ora. Richiedine un altro nella pagina Sicurezza.',
  toSecurity: 'Vai a Sicurezza',
};
