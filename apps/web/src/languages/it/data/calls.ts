import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  offline: 'Il server non è raggiungibile. Quello che hai inserito non è perso.',
  loginAhead:
    'Qualcosa davanti al server chiede prima di accedere, per esempio una pagina di accesso o il Wi-Fi. Quello che hai inserito non è perso.',
  proxyTooLarge:
    'Il proxy davanti al server rifiuta i file di queste dimensioni. Chiedi a chi lo gestisce di accettarne di più grandi.',
  notOpened:
    'Non è stato possibile aprire i dati in questo browser. Non è perso nulla: ricarica la pagina.',
  noToken: 'Nessun token di accesso trovato',
  unreadable: 'Questa pagina non è riuscita a leggere la risposta del server. Ricarica la pagina.',
  unreadableStatus: (status) =>
    `La risposta del server non è leggibile (stato ${status}). Riprova.`,
  notConfirmed: 'La tua identità non è stata confermata, quindi non è cambiato nulla.',
  deleted: (name) => `Hai eliminato: ${name}`,
  deleteFailed: (name) => `Non è stato possibile eliminare: ${name}. È di nuovo nel tuo elenco.`,
  undo: 'Annulla',
};
