import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { countDoses, countMeasurements, countPens, countSymptoms, countWeighIns } from './data.ts';
import { list, number, ofDay, plural, untilDay } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Esporta · Dosewise',
  title: 'Esporta',
  lead: 'Ogni tabella contiene tutte le tue voci di un tipo, dalle più recenti. Il peso è in kg e le lunghezze in cm, quali che siano le unità che usi.',
  movingIn: 'Vuoi ripristinare uno di questi file, o vieni da un’altra app?',
  import: 'Importa un file',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per esportare i tuoi dati.',
  takeAlong: {
    title: 'Continua senza account',
    what: 'Una copia di tutto, che puoi aprire in qualsiasi browser: scegli “Usa senza account”, poi “Apri una copia”.',
    take: 'Scarica i miei dati',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tabelle per un foglio di calcolo',
  readers: {
    legend: 'Formato delle tabelle',
    programs: 'Per altri programmi',
    excel: 'Per Excel nella tua lingua',
    programsHint:
      'Virgole tra le colonne, punti nei numeri, orari in UTC. Anche Dosewise può importare questi file.',
    excelHint: (zone) =>
      `Colonne, numeri e date come li legge Excel nella tua lingua, con gli orari di ${zone}.`,
  },
  whole: 'Per un altro programma, o da conservare',
  doses: {
    title: 'Dosi',
    contents: 'Data, penna con il dosaggio, scatti o volume, mg, sede di iniezione e dolore.',
  },
  weights: {
    title: 'Pesate',
    contents: 'Data, peso in kg, nota e fonte. Puoi importare di nuovo il file nella pagina Peso.',
  },
  symptoms: {
    title: 'Sintomi',
    contents: 'Data, tipo, intensità da 0 a 10 e nota.',
  },
  measurements: {
    title: 'Misure',
    contents: 'Data, tipo, valore con la sua unità, e nota.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosi, pesate, misure, altezza, IMC e sintomi con codici, per programmi di cartella clinica.',
  },
  everything: {
    title: 'Tutto in JSON',
    contents:
      'Profilo, impostazioni, obiettivo, piano, penne, dosi, pesate, misure e sintomi in un solo file.',
  },
  download: 'Scarica ',
  downloaded: (fileName) => `File scaricato: ${fileName}.`,
  fetchFailed: 'Non è stato possibile scaricare il file.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Backup di Shotsy',
  'shotsy-csv': 'Tabella di Shotsy (CSV)',
  'apple-health-xml': 'File esportato da Apple Health',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Dati di Health Connect (JSON)',
  'fitbit-json': 'Archivio Fitbit (JSON)',
  'garmin-json': 'Composizione corporea di Garmin (JSON)',
  'withings-json': 'Misure di Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tabella di Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, tutto in JSON',
  'weights-csv': 'Tabella di pesate',
  sheet: 'Una tua tabella',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, invio automatico',
  'health-connect': 'Health Connect, invio automatico',
};

/** The words that readers of files write before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'riga', line: 'riga', day: 'giorno' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Data',
    time: 'Ora',
    medicine: 'Medicinale',
    dose: 'Dose',
    site: 'Sede di iniezione',
    pain: 'Dolore',
    taken: 'Presa o no',
    weight: 'Peso',
    unit: 'Unità',
    note: 'Nota',
    source: 'Fonte',
    symptom: 'Sintomo',
    kind: 'Tipo di misura',
  },
  'kind-word': {
    weight: 'Peso',
    waist: 'Vita',
    hips: 'Fianchi',
    body_fat: 'Grasso corporeo',
    lean_mass: 'Massa magra',
    resting_pulse: 'Battito a riposo',
    blood_pressure: 'Pressione arteriosa',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glicemia a digiuno',
    systolic: 'Sistolica',
    diastolic: 'Diastolica',
  },
  'status-word': { taken: 'Presa', 'not-taken': 'Non presa' },
  'dose-level': {
    doses: 'Una dose presa in ognuno di questi giorni',
    level: 'La dose in uso in quel periodo: non importarne nessuna',
  },
  'date-order': {
    'day-first': 'Prima il giorno: 03/04 è il 3 aprile',
    'month-first': 'Prima il mese: 03/04 è il 4 marzo',
    'year-first': 'Prima l’anno: 26-04-03 è il 3 aprile 2026',
  },
  'weight-unit': { kg: 'Chilogrammi (kg)', lb: 'Libbre (lb)', st: 'Stone (st)', g: 'Grammi (g)' },
  'length-unit': { cm: 'Centimetri (cm)', in: 'Pollici (in)' },
  'dosage-unit': {
    mg: 'Milligrammi (mg)',
    mcg: 'Microgrammi (mcg)',
    units: 'Unità da 0,01 mL',
    mL: 'Millilitri (mL)',
    clicks: 'Scatti da 0,01 mL',
  },
  'site-quadrant': {
    keep: 'Tieni le parole',
    left_lower: 'In basso a sinistra',
    left_upper: 'In alto a sinistra',
    right_lower: 'In basso a destra',
    right_upper: 'In alto a destra',
  },
  'severity-words': { bands: 'Lieve 2, moderata 5, forte 8' },
  'severity-scale': { 'times-two': 'Da 1 a 5, raddoppiata' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Escludi',
  keep: 'Tieni così',
  take: 'Sì, importala',
  import: 'Importa',
  yes: 'Sì',
  no: 'No',
  start: 'L’ora di inizio',
  scheduled: 'L’ora programmata',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Importa · Dosewise',
  title: 'Importa',
  lead: 'Porta qui dosi, pesate, sintomi e misure da un’altra app o da un tuo foglio di calcolo. Il file viene letto nel tuo browser, e vedi un’anteprima prima che qualcosa venga salvato.',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per importare i tuoi dati.',

  chooseTitle: 'Scegli un file',
  chooseHint:
    'Shotsy, Pokii, Apple Health, Health Connect e altri, un file esportato da Dosewise, o qualsiasi tabella con date e dosi.',
  drop: 'Trascina qui un file, o scegline uno.',
  choose: 'Scegli un file',
  file: 'File da importare',
  paste: 'Oppure incolla una tabella',
  pasted: 'Tabella con la riga di intestazione',
  readPasted: 'Leggi la tabella',
  pastedName: 'incollato.csv',
  nothingPasted: 'Prima incolla una tabella.',
  reading: 'Lettura del file',
  readingAgain: 'Lettura del file con le tue risposte',
  unreadable:
    'Non è stato possibile leggere questo file. Esportalo di nuovo, poi scegli il nuovo file.',
  refused: {
    'empty-file': 'Questo file è vuoto.',
    'not-readable': 'Questo file è danneggiato o incompleto. Prova a esportarlo di nuovo.',
    'unknown-format': 'Questo tipo di file non si può importare qui.',
    'too-large': 'Questo file è troppo grande per essere letto qui.',
  },
  answerRefused: 'Questa risposta non corrisponde al file',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Sembra questo: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Riconosciuto come',
  preview: 'Che cosa verrà importato',
  doses: 'Dosi',
  weights: 'Pesate',
  symptoms: 'Sintomi',
  measurements: 'Misure',
  counts: (of) =>
    [
      of.doses > 0 && countDoses(of.doses),
      of.weights > 0 && countWeighIns(of.weights),
      of.symptoms > 0 && countSymptoms(of.symptoms),
      of.measurements > 0 && countMeasurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  pain: (pain) => `dolore ${number(pain)}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Sede: ${words}`,
  noSite: 'nessuna sede',
  first: (shown, all) => `Anteprima: ${number(shown)} di ${all}.`,
  bands: 'L’intensità in parole è diventata un numero: lieve 2, moderata 5, forte 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# nota supera i 500 caratteri e verrà tagliata.',
      other: '# note superano i 500 caratteri e verranno tagliate.',
    }),
  ignored: (kinds) => `Non importato, perché Dosewise non lo conserva: ${kinds}.`,
  nothing: 'In questo file non c’è nulla da importare.',
  skipped: (count) => plural(count, { one: '# voce esclusa', other: '# voci escluse' }),
  account: (of) =>
    `Su ${plural(of.rows, { one: '# riga', other: '# righe' })}: ${[
      of.imported > 0 && plural(of.imported, { one: '# da importare', other: '# da importare' }),
      of.notTaken > 0 &&
        plural(of.notTaken, { one: '# con dose non presa', other: '# con dose non presa' }),
      of.repeated > 0 && plural(of.repeated, { one: '# ripetuta', other: '# ripetute' }),
      of.other > 0 && plural(of.other, { one: '# esclusa', other: '# escluse' }),
      of.notUnderstood > 0 &&
        plural(of.notUnderstood, { one: '# non compresa', other: '# non comprese' }),
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Importabili per ora: ${plural(imported, { one: '# riga', other: '# righe' })} su ${number(rows)}`,
  showRows: '(mostra)',
  keptInstead: (place) => `viene importata: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `e ancora ${count}`,
  parts: (parts) =>
    `Il file è grande, quindi viene importato in ${plural(parts, { one: '# parte', other: '# parti' })}. Ogni parte viene salvata per intero o per niente.`,
  import: (counts) => `Importa ${counts}`,
  importNothing: 'Importa',
  unanswered: 'Prima rispondi alle domande qui sopra.',
  discard: 'Scarta',
  importing: 'Importazione',
  failed: 'Importazione non riuscita.',
  tryAgain: 'Riprova.',
  savedBefore: (counts) =>
    ` Voci già salvate: ${counts}. Se importi di nuovo non si creano doppioni.`,
  cancelled: (counts) =>
    `Importazione annullata. ${counts === '' ? 'Fino a quel momento non è stato aggiunto nulla.' : `Fino a quel momento: ${counts}.`} Le voci già in fase di invio potrebbero essere salvate lo stesso: guarda in “Importazioni precedenti”.`,

  outcome: 'Importazione terminata',
  done: 'Importato',
  added: (counts) =>
    counts === '' ? 'Non è stato aggiunto nulla di nuovo.' : `Voci aggiunte: ${counts}.`,
  changed: (counts) => `Voci modificate: ${counts}.`,
  there: (counts) => `Voci già presenti: ${counts}.`,
  undo: 'Rimuovi',
  close: 'Importa un altro file',
  today: 'Vai a Oggi',

  earlier: 'Importazioni precedenti',
  noneYet: 'Ancora nulla di importato.',
  earlierFailed: 'Non è stato possibile caricare le tue importazioni precedenti.',
  undoOf: (source, day) => `Rimuovi l’importazione ${ofDay(day)}: ${source}`,
  undoTitle: 'Rimuovere questa importazione?',
  undoQuestion: (counts) =>
    `Rimuove ciò che l’importazione ha aggiunto${counts === '' ? '' : ` (${counts})`} e ripristina ciò che ha modificato. Ciò che hai modificato dopo resta com’è.`,
  undoConfirm: 'Rimuovi importazione',
  undoFailed: 'Non è stato possibile rimuovere l’importazione.',
  undoneBelow: 'Questa importazione è stata rimossa.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, { one: '# voce rimossa.', other: '# voci rimosse.' }),
      restored > 0 &&
        plural(restored, {
          one: '# voce è di nuovo come prima.',
          other: '# voci sono di nuovo come prima.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# voce resta, perché è stata modificata dopo.',
          other: '# voci restano, perché sono state modificate dopo.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Questo file contiene tutti i dati di Dosewise. Poiché il tuo account non ha ancora dati, si può ripristinare tutto: anche penne, piano, obiettivo e impostazioni. L’importazione aggiunge solo dosi, pesate, sintomi e misure.',
    recordsOnly:
      'Penne, piano, obiettivo e impostazioni di questo file si possono ripristinare solo in un account senza dati. Il tuo ne ha, quindi si aggiungono solo dosi, pesate, sintomi e misure.',
    restore: 'Ripristina tutto',
    failed: 'Non è stato ripristinato nulla.',
    tryAgain: 'Riprova.',
    noReply: 'Non si sa se il file è stato ripristinato, perché la connessione si è interrotta.',
    noReplyHint: 'Controlla i tuoi dati prima di riprovare.',
    damaged: 'Questo file è danneggiato. Esportalo di nuovo.',
    outcome: 'Tutto è stato ripristinato',
    counts: (of) =>
      `${list([
        countPens(of.pens),
        countDoses(of.doses),
        countWeighIns(of.weights),
        countSymptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [countMeasurements(of.measurements)]),
      ])}, con piano, obiettivo e impostazioni.`,
  },

  questions: {
    must: 'Domande sul file',
    granted: 'Ipotesi',
    choose: 'Scegli…',
    likely: (answer) => `${answer} (probabile)`,
    take: (likely) => `Accetta: ${likely}`,
    inFile: (samples) => `Nel file: ${samples}`,
    leaveOut: 'Escludi',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'Che cosa c’è in questa colonna?',
      'date-order': 'Come sono scritte le date?',
      'time-zone': 'In quale fuso orario sono gli orari?',
      'weight-unit': 'In quale unità è il peso?',
      'length-unit': 'In quale unità sono vita e fianchi?',
      'hba1c-unit': 'In quale unità è l’HbA1c?',
      'glucose-unit': 'In quale unità è la glicemia a digiuno?',
      'dosage-unit': 'In quale unità sono le dosi?',
      'mg-per-count': 'A quanti mg corrisponde un’unità (penna, compressa…)?',
      concentration: 'Qual è la concentrazione?',
      'which-medicines': 'Quali medicinali importare?',
      medicine: 'Quale medicinale è?',
      'automatic-marks': 'Alcune dosi sono state segnate automaticamente come prese. Importarle?',
      'planned-amount':
        'Alcune voci hanno solo una quantità programmata. Importarla come dose presa?',
      'start-or-scheduled': 'Quale ora conta?',
      'site-quadrant': 'Quale sede esatta è?',
      'pain-scale': 'Qual è la scala del dolore?',
      'severity-words': 'Che cosa significano le parole per l’intensità?',
      'severity-scale': 'Qual è la scala dell’intensità?',
      'severity-unknown': 'Che intensità ha un sintomo senza intensità indicata?',
      'no-doses': 'Che cosa fare delle voci senza dose?',
      'status-word': 'La dose è stata presa?',
      'dose-level': 'C’è una dose quasi ogni giorno. Che cosa significa?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Niente da importare',
    reasons: {
      'not-taken': 'Non presa',
      'not-confirmed': 'Non confermata come presa',
      duplicate: 'Due volte nel file',
      replaced: 'Sostituita da un valore successivo',
      future: 'Nel futuro',
      'before-noon': 'Di oggi senza ora: importa di nuovo questo pomeriggio',
      'no-dose': 'Nessuna dose',
      implausible: 'Non plausibile',
      'unreadable-date': 'Data non leggibile',
      'unreadable-number': 'Numero non leggibile',
      'ask-unit': 'Unità non nota',
      incomplete: 'Solo uno dei due valori di pressione',
      'not-an-injection': 'Non è un’iniezione',
      'other-medicine': 'Un altro medicinale',
      'other-person': 'Un’altra persona',
      'unknown-medicine': 'Medicinale non noto',
      'not-present': 'Segnato come non presente',
      'no-date': 'Nessuna data',
      prescription: 'Una prescrizione, non una dose',
      'test-data': 'Dati di prova',
      'other-kind': 'Un altro tipo di voce',
      'not-readable': 'Non leggibile',
      level: 'La dose in uso in quel periodo, non una dose presa',
      'left-out': 'Esclusa da te',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Copia i tuoi dati · Dosewise',
  title: 'Copia i tuoi dati nell’account',
  loginPrompt: 'Accedi per copiare i tuoi dati nel tuo account.',
  loading: 'Caricamento…',
  readFailed: 'Non è stato possibile leggere i dati di questo browser.',
  nothing: 'In questo browser non ci sono dati da copiare.',
  sending: 'Copia dei tuoi dati in corso…',
  sendFailed: 'I dati potrebbero non essere arrivati. Sono ancora in questo browser. Riprova.',
  tryAgain: 'Riprova',
  arrived: (counts) => `È tutto nel tuo account: ${counts}.`,
  arrivedHint:
    'La copia in questo browser c’è ancora. Chiunque apra questo browser può vederla senza accedere.',
  deleteCopy: 'Sì, elimina la copia qui',
  keepCopy: 'Tienila per ora',
  deleteFailed: 'Non è stato possibile eliminare la copia. Riprova.',
  deleted: 'La copia in questo browser è stata eliminata.',
  toToday: 'Vai alla panoramica',
  inBrowser: (counts) => `In questo browser: ${counts}.`,
  hasRecords:
    'Il tuo account ha già dei dati. Aggiungere questi non modifica quelli già presenti, e puoi annullare.',
  there: (counts) => `Voci già presenti: ${counts}.`,
  add: (count) => plural(count, { one: 'Aggiungi # voce', other: 'Aggiungi # voci' }),
  added: (counts) => `Hai aggiunto: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# voce non è stata aggiunta, perché ne hai già una a quell’ora.',
      other: '# voci non sono state aggiunte, perché ne hai già altre a quelle ore.',
    }),
  notNow: 'Non ora',
  undo: 'Annulla',
  undoFailed: 'Non è stato possibile annullare. Riprova.',
  undone: 'I dati sono stati rimossi dal tuo account. Sono ancora in questo browser.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Report condiviso · Dosewise',
  title: 'Report condiviso',
  loading: 'Caricamento…',
  dead: 'Questo link non è valido',
  deadHint: 'Forse è scaduto o è stato revocato. Chiedine un altro a chi lo ha inviato.',
  askPasscode: 'Questo report ha un codice di accesso',
  passcode: 'Codice di accesso',
  passcodeHint: 'Chiedilo alla persona che ti ha inviato il link.',
  open: 'Apri il report',
  missing: 'Inserisci il codice di accesso.',
  wrong: 'Il codice di accesso non è corretto.',
  failed: 'Non è stato possibile aprire il report. Riprova.',
  until: (day) => `Il link funziona fino ${untilDay(day)}.`,
  print: 'Stampa',
};
