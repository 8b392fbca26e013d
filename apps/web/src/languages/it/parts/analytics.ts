import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: 'Possiamo raccogliere statistiche su come viene usata l’app?',
  yes: 'Sì',
  no: 'No',
  answerFailed: 'Non è stato possibile salvare la tua risposta. Non viene inviato nulla.',
  meaning:
    'Se dici di sì, il tuo indirizzo email, il tuo Paese e il tipo di account vanno al nostro servizio di analisi (PostHog), e così anche i dosaggi e i costi delle penne e i volumi delle dosi quando aggiungi penne e registri dosi.',
  facts: 'Che cosa viene inviato e che cosa no',
  sent: 'Inviato',
  whatIsSent: [
    'il tuo account: identificativo, email, Paese, tipo e giorno di creazione',
    'quando crei l’account o accedi, e in quel momento quante penne hai e se la Golden Dose è attiva',
    'una penna che aggiungi: il dosaggio in mg e il costo',
    'una dose che registri: il volume in mL, il dosaggio della penna e se è una Golden Dose',
    'che hai modificato o eliminato una penna o una dose, ma non quale né come',
  ],
  neverSent: 'Mai inviato',
  whatIsNeverSent: [
    'pesi, altezza, sintomi, note, sedi di iniezione e dolore',
    'quali pagine apri, che cosa premi o scrivi, registrazioni del tuo schermo',
    'tutto ciò che precede il tuo sì, tranne l’accesso subito prima di questa domanda',
  ],
  nothingKept:
    'Non vengono usati cookie e in questo browser non viene conservato nulla. Come ogni server, quello del servizio vede l’indirizzo che il tuo dispositivo ha su Internet.',
};
