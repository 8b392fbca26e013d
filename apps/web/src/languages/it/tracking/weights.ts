import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { countEntries } from '../data/pens.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { fromDay, number, onDay, plural } from '../grammar.ts';

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `data non valida “${cell}”`,
  future: (cell) => `data non valida “${cell}”`,
  'unreadable-number': (cell) => `peso non valido “${cell}”`,
  implausible: (cell) => `peso non valido “${cell}”`,
  'not-readable': () =>
    'qui si aprono delle virgolette che non si chiudono più, quindi le righe successive vanno perse',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `stessa data e ora della riga ${by}`,
  replaced: ({ by }) => `stessa data e ora della riga ${by}`,
  'no-date': () => 'nessuna data',
  'no-weight': () => 'nessun peso',
  'other-kind': ({ detail }) => `non un peso corporeo ma “${detail}”`,
  'left-out': () => 'esclusa da te',
};

const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# nuova', other: '# nuove' })}, ${plural(updated, { one: '# modificata', other: '# modificate' })}`;

export const texts: Words<typeof english> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per seguire il tuo peso.',

  addTitle: 'Aggiungi voce',
  form: 'Aggiungi un peso',
  weight: 'Peso',
  date: 'Data',
  note: 'Nota',
  add: 'Aggiungi peso',
  added: (weight) => `Hai aggiunto: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Riprova.',
  dateMissing: 'Inserisci la data.',
  dateAhead: 'La data è nel futuro.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  noTrend: 'Ancora nessun peso.',
  newest: (entries) => `Le ultime ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'La voce più recente', other: 'Le # voci più recenti' }),
  latest: (entries, weight, day) => `${entries}, ultima ${weight} ${onDay(day)}.`,
  trendNeedsDays: (days) => `Una tendenza richiede due voci ad almeno ${days} giorni di distanza.`,
  lastWeeks: (weeks) =>
    plural(weeks, { one: 'dell’ultima settimana', other: 'delle ultime # settimane' }),
  theseEntries: 'di queste voci',
  allEntries: 'di tutte le voci',
  trendLevel: (window) => `La tendenza ${window} è stabile.`,
  trendGoes: (window, isDown, amount) =>
    `La tendenza ${window} è ${isDown ? 'in discesa' : 'in salita'} di ${amount} alla settimana.`,

  recent: 'Voci recenti',
  someOf: (shown, all) => `${number(shown)} di ${all}`,
  none: 'Ancora nessun peso',
  noneHint: 'Aggiungi il primo, oppure importa un file dalla tua bilancia o da un’altra app.',
  deleteThis: 'Elimina questa pesata',
  editTitle: 'Modifica peso',
  save: 'Salva peso',
  saveFailed: 'Non è stato possibile salvare il peso',
  gone: 'Questa pesata è stata eliminata altrove.',

  measurements: 'Misure',
  addMeasurement: 'Aggiungi misura',
  addShort: 'Aggiungi',
  aMeasurement: ' misura',
  measurementDialog: {
    editTitle: 'Modifica misura',
    save: 'Salva misura',
    deleteThis: 'Elimina questa misura',
  },
  measurementKind: 'Misura',
  measurementAdded: (name, value) => `Hai aggiunto: ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name}: serve un valore da ${least} a ${most}.`,
  measurementGone: 'Questa misura è stata eliminata altrove.',
  measurementsFailed: 'Non è stato possibile caricare le misure',
  noMeasurements: 'Ancora nessuna misura',
  noMeasurementsHint: 'Vita, fianchi, grasso corporeo e massa magra, se li segui.',
  recentMeasurements: 'Misure recenti',
  changedSince: (change, day) => `${change} ${fromDay(day)}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, da ${first} a ${last}.`,

  import: 'Importa da CSV',
  importHint:
    'Da bilance e app: un file con una riga di intestazione, una colonna con la data e una con il peso. Vedi un’anteprima prima che venga salvato qualcosa.',
  otherFiles: 'Anche dosi e sintomi, o un file di un’altra app?',
  otherImport: 'Importa tutto',
  chooseFile: 'Scegli un file',
  file: 'File CSV',
  reading: 'Lettura del file',
  importing: 'Importazione',
  importFailed: 'Importazione non riuscita. Controlla il formato del file.',
  unreadable: {
    'no-data':
      'Nel CSV non ci sono dati. Servono una riga di intestazione e almeno una riga di dati.',
    'no-columns':
      'Mancano intestazioni necessarie. Servono date e una colonna con il peso (per esempio weightKg, weight o Value).',
    'too-large': `Questo file è troppo grande per essere letto qui: ha più di ${number(MAX_TABLE_ROWS)} righe, o milioni di celle.`,
  },
  storedBefore: (inserted, updated) => `Prima di allora: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Importazione annullata. Prima di allora: ${result(inserted, updated)}. Alcune righe già in viaggio potrebbero ancora essere salvate. Se importi di nuovo il file non si creano doppioni.`,
  imported: (inserted, updated) => `Importazione riuscita: ${result(inserted, updated)}.`,
  rowsRead: 'Righe lette',
  toImport: 'Da importare',
  inserted: 'Nuove',
  updated: 'Modificate',
  unchanged: 'Invariate',
  skipped: 'Saltate',
  rejected: 'Rifiutate',
  done: 'Fatto',

  questions: 'Domande sul file',
  whichUnit: 'In quale unità sono i pesi?',
  noUnit: 'Il file non lo dice.',
  units: {
    kg: 'Chilogrammi (kg)',
    lb: 'Libbre (lb)',
    st: 'Stone (st)',
    g: 'Grammi (g)',
  },
  whichOrder: 'Come sono scritte le date?',
  noOrder: 'Le date di questo file si possono leggere in entrambi i modi.',
  orders: {
    'day-first': 'Prima il giorno: 03/04 è il 3 aprile',
    'month-first': 'Prima il mese: 03/04 è il 4 marzo',
  },
  columns: {
    date: 'Colonna della data',
    time: 'Colonna dell’ora',
    weight: 'Colonna del peso',
    unit: 'Colonna dell’unità',
    note: 'Colonna della nota',
    source: 'Colonna della fonte',
  },
  kinds: { weight: 'Peso', 'leave-out': 'Escludi' },
  choose: 'Scegli…',
  noColumn: 'Nessuna',
  discard: 'Scarta',
  continue: 'Continua',

  preview: 'Anteprima',
  zoneUsed: (zone) =>
    `Gli orari senza fuso vengono letti come orari di ${zone}, il tuo fuso orario in Impostazioni.`,
  nothingToImport: 'In questo file non ci sono righe da importare.',
  firstRows: (shown, all) => `Le prime ${number(shown)} di ${all} righe.`,
  importRows: 'Importa',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dose viene esclusa: qui si importano solo i pesi.',
      other: '# dosi vengono escluse: qui si importano solo i pesi.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# altra colonna viene esclusa',
      other: 'Altre # colonne vengono escluse',
    }),
  issues: (count) => plural(count, { one: '# problema', other: '# problemi' }),
  downloadRejected: 'Scarica le righe rifiutate',
  skippedRows: (count) => `Saltate: ${count}`,
  skippedRow: (row) => `Riga ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Riga ${row}: ${refused[reason](detail)}`,
  more: (count) => `e altre ${count}`,
};
