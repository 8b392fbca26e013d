import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Password dimenticata · Dosewise',
  title: 'Password dimenticata?',
  lead: 'Inserisci il tuo indirizzo email e ti invieremo un link per sceglierne una nuova.',
  noMailLead:
    'Questo server non invia email. Inserisci qui il tuo indirizzo, poi chiedi a chi lo gestisce il link per scegliere una nuova password.',
  email: 'Email',
  send: 'Invia il link',
  sendAgain: 'Invia di nuovo il link',
  sent: 'Se questo indirizzo ha un account, un link è in arrivo.',
  sentHint: 'Funziona per un’ora. Controlla anche la cartella spam.',
  noMailSent: 'Se questo indirizzo ha un account, ora il server ha un link per quell’account.',
  noMailHint:
    'Funziona per un’ora. Questo server non invia email: chiedi il link a chi lo gestisce.',
  sendFailed: 'Non è stato possibile inviare il link.',
  backToLogin: 'Torna all’accesso',

  newPageTitle: 'Nuova password · Dosewise',
  choose: 'Scegli una nuova password',
  chooseHint: 'L’accesso terminerà su tutti i dispositivi ora collegati.',
  save: 'Salva e accedi',
  saveFailed: 'Non è stato possibile cambiare la password.',
  changed: 'La tua password è cambiata e hai effettuato l’accesso.',
  changedOnly: 'La tua password è cambiata. Accedi con quella nuova.',
  dead: 'Questo link non funziona più',
  deadHint: 'È scaduto, è già stato usato o è incompleto. La tua password non è cambiata.',
  askAgain: 'Richiedi un nuovo link',
};
