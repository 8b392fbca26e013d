import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Accedi',
  beginLocal: 'Usa senza account',
  startEmpty: 'Inizia da zero',
  lookAround: 'Guarda 18 mesi di una persona inventata',
  beginHere: 'Qui non è ancora salvato nulla. Tutto resta in questo browser.',
  notBegun: 'Non è stato possibile caricare ciò che serve. Controlla la connessione e riprova.',
  adminPrompt: 'Accedi come admin per aprire questa pagina.',
  adminsOnly: 'Accesso negato. Solo per admin.',
  adminDenied: 'Accesso negato. Servono i permessi di admin.',
  toDashboard: 'Vai alla panoramica',
  offline: 'Manca la connessione. Questi sono i tuoi ultimi dati salvati.',
  loginAhead:
    'Qualcosa davanti al server chiede prima di accedere, per esempio una pagina di accesso o il Wi-Fi. Quello che è salvato qui resta.',
  openLogin: 'Apri quell’accesso',
  unanswered:
    'Il server non è raggiungibile, quindi i tuoi dati non possono essere mostrati. Il tuo accesso qui resta attivo.',
  nothingKept:
    'Questo browser non conserva nulla per questo sito, quindi l’accesso si perde ogni volta che la pagina viene ricaricata o chiusa. Per non perderlo, consenti cookie e dati del sito nelle impostazioni del browser.',
};
