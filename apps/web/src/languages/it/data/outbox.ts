import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Salvato su questo dispositivo${what && `: ${what}`}. Verrà inviato quando torna la connessione.`,
  keptForLater: (what) =>
    `Salvato su questo dispositivo${what && `: ${what}`}. Verrà inviato tra poco.`,
  keptForLogin: () => 'Salvato su questo dispositivo. Verrà inviato dopo il tuo prossimo accesso.',
  notStored:
    'Questo browser non è riuscito a salvare la voce, e senza connessione non si può inviare. Quello che hai inserito non è perso: tieni aperta questa pagina e riprova.',
  waiting: 'Da inviare',
  waitingCount: (count) =>
    plural(count, {
      one: '# voce è salvata su questo dispositivo e verrà inviata quando torna la connessione.',
      other:
        '# voci sono salvate su questo dispositivo e verranno inviate quando torna la connessione.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# voce per altre persone non è ancora salvata.',
      other: '# voci per altre persone non sono ancora salvate.',
    }),
  sendNow: 'Invia ora',
  refused: {
    dose: 'Non è stato possibile salvare una dose.',
    weight: 'Non è stato possibile salvare una pesata.',
    symptom: 'Non è stato possibile salvare un sintomo.',
    measurement: 'Non è stato possibile salvare una misura.',
  },
  refusedHint: 'Non è perso nulla: modifica e riprova, oppure scarta.',
  covered: {
    dose: 'Per la stessa dose programmata ne è già stata registrata un’altra.',
    weight: 'Al posto della tua pesata ce n’è un’altra.',
    symptom: 'Al posto del tuo sintomo ce n’è un altro.',
    measurement: 'Al posto della tua misura ce n’è un’altra.',
  },
  coveredOther: 'Nella tua cronologia',
  coveredOwn: 'Il tuo inserimento, da inviare',
  keepBoth: 'Tieni entrambi',
  dropThisOne: 'Scarta il mio',
  look: 'Controlla',
  change: 'Modifica',
  tryAgain: 'Riprova',
  discard: 'Scarta',

  askTitle: 'Uscire e perdere quello che non è stato inviato?',
  ask: (count) =>
    plural(count, {
      one: '# voce su questo dispositivo non è ancora stata inviata. Uscendo verrà eliminata.',
      other:
        '# voci su questo dispositivo non sono ancora state inviate. Uscendo verranno eliminate.',
    }),
  stay: 'Non uscire',
  leave: 'Esci ed elimina',
};
