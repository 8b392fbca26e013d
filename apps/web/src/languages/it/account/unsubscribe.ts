import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Annulla iscrizione · Dosewise',
  title: 'Annulla iscrizione',
  loadFailed: 'Non è stato possibile trovare la tua iscrizione.',
  endsMailsTo: 'Questo interrompe tutte le nostre email a ',
  endsWhat: ', tranne quelle sull’account stesso. Il tuo account e i tuoi dati restano come sono.',
  unsubscribe: 'Non ricevere più email',
  reminders: {
    endsMailsTo: 'Questo interrompe i promemoria per email a ',
    endsWhat: '. Le altre email, e i promemoria altrove, restano come sono.',
    unsubscribe: 'Interrompi i promemoria per email',
    getsNoMore: ' non riceverà più promemoria per email.',
    onAgain: 'Se cambi idea, puoi riattivarli in Impostazioni.',
  },
  unsubscribeFailed: 'La tua iscrizione non è ancora annullata.',
  onlySome:
    'Ne vuoi solo alcune? Accedi e scegli gli argomenti in Impostazioni, alla voce Preferenze email.',
  done: 'La tua iscrizione è annullata',
  doneBefore: 'La tua iscrizione è già annullata',
  getsNoMore:
    ' non riceverà più nostre email, tranne quelle sull’account stesso, per esempio se chiedi una nuova password.',
  resubscribe: 'Se cambi idea, puoi iscriverti di nuovo in Impostazioni.',
  deadLink: 'Questo link non funziona',
  deadLinkAdvice:
    'Forse è incompleto. Prova il link in un’email più recente, oppure accedi e annulla l’iscrizione in Impostazioni, alla voce Preferenze email.',
  toSettings: 'Vai a Impostazioni',
};
