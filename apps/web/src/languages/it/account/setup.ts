import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Configurazione · Dosewise',
  title: 'Crea il primo admin',
  lead: 'Questo indirizzo è stato stampato all’avvio del server, e funziona una volta.',
  email: 'Email',
  submit: 'Crea admin',
  failed: 'Non è stato possibile creare l’admin. Riprova.',
  dead: 'Questo indirizzo non è completo',
  deadHint: 'Apri l’indirizzo intero che il server ha stampato all’avvio.',
};
