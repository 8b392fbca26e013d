import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import {
  countDoses,
  countMeasurements,
  countPens,
  countSymptoms,
  countWeighIns,
} from '../data/pens.ts';
import { list, onDay, plural, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && countPens(pens),
        doses > 0 && countDoses(doses),
        weights > 0 && countWeighIns(weights),
        symptoms > 0 && countSymptoms(symptoms),
        measurements > 0 && countMeasurements(measurements),
      ].filter((words) => words !== false),
    ) || 'nessun dato',
  only: 'Solo in questo browser',
  lastCopy: (day) => `Ultima copia salvata ${onDay(day)}`,
  noCopy: 'Ancora nessuna copia salvata',
  notKept:
    'Questo browser può svuotare la sua memoria da solo. Salva una copia di tanto in tanto, oppure installa l’app.',

  saveCopy: 'Salva una copia',
  saved: (file) => `File scaricato: ${file}`,
  saveFailed: 'Non è stato possibile salvare la copia. Riprova.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'I tuoi dati sono solo in questo browser.',
  dueHint:
    'Se cancelli i dati del browser o perdi questo dispositivo, vanno persi. Una copia è un file che conservi tu.',
  later: 'Non ora',

  openCopy: 'Apri una copia',
  copyFile: 'Copia da aprire',
  opening: 'Aprire una copia?',
  inCopy: (counts, day) =>
    `In questo file: ${counts}${day && `, fino ${untilDay(day)}`}, con piano, obiettivo e impostazioni.`,
  openThis: 'Apri questa copia',
  notEmpty:
    'In questo browser ci sono già dei dati. Prima salvane una copia ed elimina tutto da qui, così nulla si mescola.',
  noArchive:
    'Questa non è una copia di Dosewise. Scegli un file ottenuto con “Salva una copia” o con Esporta.',
  openFailed: 'Non è stato possibile aprire la copia. Non è cambiato nulla.',
  opened: (counts) => `La copia è aperta: ${counts}.`,

  deleteAll: 'Elimina tutto da qui',
  deleteTitle: 'Eliminare tutto da questo browser?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Questo elimina definitivamente tutte le impostazioni. Senza una copia nessuno può recuperarle.'
      : plural(count, {
          one: 'Questo elimina definitivamente # voce. Senza una copia nessuno può recuperarla.',
          other: 'Questo elimina definitivamente # voci. Senza una copia nessuno può recuperarle.',
        }),
  confirmDelete: 'Sì, elimina tutto',
  deleteFailed: 'Eliminazione non riuscita. Riprova.',

  createAccount: 'Crea un account',
  needsServer: {
    reminders:
      'I promemoria tramite notifica, email o ntfy hanno bisogno di un server che li invii.',
    calendar:
      'Un indirizzo per il tuo calendario ha bisogno di un server. Nella pagina Piano il calendario c’è come file.',
    privacy:
      'Non viene inviata nessuna email e non si raccolgono statistiche: nessun server sa di te.',
    security:
      'Password, passkey e sessioni fanno parte di un account. Qui chiunque apra questo browser vede i tuoi dati.',
    account: 'Non c’è nessun account: tutto è in questo browser.',
    people: 'Altre persone vedono i tuoi dati, o registrano per te, tramite account su un server.',
    share:
      'Un link al tuo resoconto ha bisogno di un server. Stampalo, oppure salvalo in PDF dalla finestra di stampa.',
  },

  left: 'In questo browser ci sono ancora dati di prima del tuo account.',
  bring: 'Portali con te',
};
