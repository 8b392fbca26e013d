import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as dashboardNextDoseEnglish } from '../../features/tracking/dashboard/next-dose/texts.ts';
import type { texts as dashboardEnglish } from '../../features/tracking/dashboard/texts.ts';
import type { texts as dashboardTimeZoneEnglish } from '../../features/tracking/dashboard/time-zone/texts.ts';
import type { texts as dashboardTodayEnglish } from '../../features/tracking/dashboard/today/texts.ts';
import type { texts as dashboardWeightJumpEnglish } from '../../features/tracking/dashboard/weight-jump/texts.ts';
import type { texts as symptomsEnglish } from '../../features/tracking/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../features/tracking/weights/texts.ts';
import type { Words } from '../words.ts';
import {
  countDays,
  countDoses,
  countEntries,
  countPens,
  countSymptoms,
  countWeighIns,
  weightsTexts as weightTexts,
} from './data.ts';
import { fromDay, number, onDay, plural } from './grammar.ts';

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Panoramica · Dosewise',
  loginPrompt: 'Accedi per vedere la tua panoramica.',
  title: 'Panoramica',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare i dati',
  invited: {
    by: (email) => `${email} ti invita a vedere i suoi dati.`,
    look: 'Vedi l’invito',
  },
  dosesFailed: 'Non è stato possibile caricare le dosi',
  symptomsFailed: 'Non è stato possibile caricare i sintomi',
  heightFailed: 'Non è stato possibile salvare l’altezza',

  goal: 'Obiettivo',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Tipo di obiettivo',
  aims: { reach: 'Raggiungere un peso', keep: 'Restare in un intervallo' },
  targetWeight: 'Peso obiettivo',
  targetDate: 'Data obiettivo',
  goalWrong: (rule) => `L’obiettivo deve essere ${rule}.`,
  lowest: 'Peso minimo',
  highest: 'Peso massimo',
  rangeWrong: (rule) => `Ogni estremo dell’intervallo deve essere ${rule}.`,
  rangeTurned: 'Il peso massimo deve essere maggiore del minimo.',
  goalNotSaved: 'Il tuo obiettivo non è ancora salvato.',
  goalNotLoaded: 'Non è stato possibile caricare il tuo obiettivo.',
  noTarget: 'Imposta un peso obiettivo',
  noRange: 'Imposta un intervallo',
  noGoal: 'Nessun obiettivo impostato',
  range: (low, high) => `da ${low} a ${high}`,
  rangeTo: ' – ',
  toGo: (weight) => `Ancora ${weight}`,
  withinRange: 'Nell’intervallo',
  aboveRange: (weight) => `${weight} sopra l’intervallo`,
  belowRange: (weight) => `${weight} sotto l’intervallo`,
  changeGoal: 'Cambia obiettivo',
  goalDone: 'Fatto',
  byDay: (day) => `entro ${onDay(day)}`,
  eta: 'Traguardo previsto',
  reached: 'Raggiunto',
  noProjection: {
    weights: 'Aggiungi qualche pesata per vedere le proiezioni.',
    goal: 'Imposta un obiettivo per vedere le proiezioni.',
    days: (days) => `Le proiezioni iniziano quando le tue pesate coprono almeno ${days} giorni.`,
    both: 'Aggiungi qualche pesata e imposta un obiettivo per vedere le proiezioni.',
  },
  notOnCourse: 'Al ritmo attuale non si arriva all’obiettivo',
  daysWithin: 'Giorni nell’intervallo',
  someOf: (within, weighed) => `${number(within)} su ${number(weighed)}`,
  whichDays: (days) =>
    `Tra i giorni con una pesata negli ultimi ${number(days)} giorni. Conta l’ultima pesata di un giorno.`,
  noDays: (days) =>
    plural(days, {
      one: 'Nessuna pesata nell’ultimo giorno.',
      other: 'Nessuna pesata negli ultimi # giorni.',
    }),
  staleWeights: 'Aggiungi una pesata per vedere il traguardo previsto',

  later: 'Obiettivo, grafico e valori',
  figures: 'Valori',

  nextActions: 'Che cosa fare adesso',
  logWeight: 'Registra il peso di oggi',
  logDose: 'Registra dose',
  logSymptoms: 'Registra sintomi',

  journey: 'Andamento del peso',
  noWeights: 'Ancora nessuna pesata. Aggiungine alcune nella pagina Peso.',
  addWeight: 'Registra una pesata',
  changeSince: (day) => `Variazione ${fromDay(day)} `,
  totalChange: 'Variazione totale ',
  chartOptions: 'Opzioni del grafico',
  showDoses: 'Mostra le dosi',
  showBands: 'Mostra le fasce IMC',
  height: 'Altezza',
  feetOf: (label) => `${label}, piedi`,
  inchesOf: (label) => `${label}, pollici`,
  heightExample: 'es. 175',
  dose: 'Dose',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Obiettivo',
  today: 'Oggi',
  rangeToKeep: 'Intervallo da mantenere',
  ends: { lowKg: 'Minimo da mantenere', highKg: 'Massimo da mantenere' },
  goalAt: (weight) => `Obiettivo ${weight}`,
  bands: {
    healthy: 'IMC 20–25',
    overweight: 'IMC 25–30',
    obese: 'IMC 30+',
  },
  onlyWeight: (weight, day) => `${weight} ${onDay(day)}.`,
  wayOfWeight: (from, to) =>
    `Da ${from.weight} ${onDay(from.day)} a ${to.weight} ${onDay(to.day)}.`,
  projection: 'Dopo l’ultima pesata la tendenza è una proiezione.',
  theGoal: (weight) => `L’obiettivo è ${weight}.`,
  theRange: (range) => `L’intervallo da mantenere: ${range}.`,

  latestWeight: 'Ultimo peso',
  fromStart: (change) => `${change} dall’inizio`,
  since: (change, day) => `${change} ${fromDay(day)}`,
  trendPace: 'Ritmo (tendenza)',
  trendPaceNote: 'Negativo: il peso cala',
  adherence: 'Costanza delle pesate (7\u00a0gg)',
  adherenceNote: 'Giorni con una pesata',
  dosesLately: 'Dosi negli ultimi 28\u00a0giorni',
  dosesExpected: (doses) => `Previste circa ${number(doses)}`,
  symptomsLately: 'Sintomi (media 14\u00a0gg)',
  symptomsLatelyNote: 'Intensità da 0 a 10',
  nextDose: 'Prossima dose',
  afterLatest: (days) => `${countDays(days)} dopo l’ultima dose`,
  nextDoseOn: (weekday, rule) => `${weekday}, ${rule}`,
  overdueBy: (days, rule) => `In ritardo di ${countDays(days)} (di solito ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'La tua prossima dose',
  titleOf: (medicine) => `La tua prossima dose di ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Era prevista ${due}. Secondo il foglio illustrativo si può ancora prendere fino a ${day} alle ${time}. Controlla il tuo foglio illustrativo.`,
  stillByPlan: (due, day, time) =>
    `Era prevista ${due}. Il piano la segna come mancata dopo ${day} alle ${time}. Questo limite è nostro, e quello del tuo foglio illustrativo può essere più breve. Controlla il foglio o chiedi in farmacia prima di prendere la dose in ritardo.`,
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare la tua prossima dose.',
  dueToday: 'Dose di oggi',
  dueTomorrow: 'Prossima dose domani',
  inDays: (days) => `Prossima dose tra ${countDays(days)}`,
  late: (days) => `In ritardo di ${countDays(days)}`,
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, ancora ${countDoses(left)}`,
  givenInWords: (amount, pen, left) => `${amount} da ${pen}, ancora ${countDoses(left)}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Non hai una penna utilizzabile per questa dose.'
      : 'Non hai una confezione utilizzabile per questa dose.',
  log: (amount) => `Registra ${amount}`,
  change: 'Modifica',
  logIt: 'Registra una dose',
  plan: 'Il tuo piano',
  openPlan: 'Apri il piano',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} da ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Questa dose è già registrata: ${when}.`,
  logFailed: 'Non è stato possibile registrare la dose. Non è cambiato nulla. Riprova.',
  changedElsewhere:
    'Una penna o il piano sono stati modificati altrove, quindi la dose non è stata registrata. Controlla la penna e la quantità, poi registrala di nuovo.',

  noLatest: 'Non è ancora stata registrata nessuna dose di questo medicinale.',
  anotherPen: 'L’ultima dose veniva da un’altra penna. Controlla che questa sia quella giusta.',
  moreThanUsual: (mg, usual) =>
    `Questa dose (${mg}) è più alta dell’ultima (${usual}). Confronta la quantità con la tua prescrizione prima di prenderla.`,

  nothing: 'Nessuna dose programmata',
  nothingAdvice: 'Crea un piano o registra una dose per vedere qui la prossima.',
  makePlan: 'Crea un piano',
};

const sinceFirstDose = (weeks: number) =>
  plural(weeks, { one: '# settimana dalla prima dose', other: '# settimane dalla prima dose' });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Gli ultimi sette giorni',
  dose: 'dose',
  weighIn: 'pesata',
  nothing: 'nessuna registrazione',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesata',

  firstDose: 'La prima dose è registrata.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `${plural(doses, { one: '# dose registrata', other: '# dosi registrate' })} finora.`
      : `${sinceFirstDose(weeks)}, ${plural(doses, { one: '# dose registrata', other: '# dosi registrate' })}.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} in meno rispetto a un mese fa.`
        : `${sinceFirstDose(weeks)}, ${weight} in meno rispetto a un mese fa.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} in più rispetto a un mese fa.`
        : `${sinceFirstDose(weeks)}, ${weight} in più rispetto a un mese fa.`,
    same: (weeks) =>
      weeks === null
        ? 'Quasi lo stesso peso di un mese fa.'
        : `${sinceFirstDose(weeks)}, quasi lo stesso peso di un mese fa.`,
  },

  comes: 'Che cosa mostrerà questa pagina',
  example: 'Esempio',
  comesNote: 'Valori di esempio, dopo otto settimane:',
  comesNext: (days) => `tra ${plural(days, { one: '# giorno', other: '# giorni' })}`,

  weight: 'Peso',
  noWeight: 'Ancora nessuna pesata',
  weighedOn: (day) => onDay(day),
  weightToday: 'Peso di oggi',
  addWeight: 'Registra peso',
  weighedToday: 'Registrato oggi',
  weightAdded: (weight) => `Registrato: ${weight}.`,
  weightLine: 'L’ultimo mese, curva smussata',

  symptoms: 'Sintomi di oggi',
  otherSymptoms: 'Altri sintomi',
  noneToday: 'Oggi nessuno',
  loggedToday: 'sintomo registrato oggi',
  howSevere: (symptom) => `${symptom}: quanto è forte?`,
  ofTen: (severity, most) => `${severity} su ${most}`,
  symptomLogged: (symptom, word) => `Hai registrato: ${symptom} (intensità ${word}).`,
  noneLogged: 'Hai registrato: oggi nessun sintomo.',

  begin: 'Due passi per iniziare',
  steps: { 1: 'Manca un passo', 2: 'Mancano due passi' },
  stepsNote: 'Poi questa pagina mostra che cosa c’è da fare ogni giorno.',
  penNote: 'Aggiungi la tua penna e potrai registrare una dose prevista con un tocco.',
  stepDone: 'fatto',
  stepBegin: 'Imposta penna e piano',
  stepGoOn: 'Continua con penna e piano',
  stepPen: 'Aggiungi la tua penna',
  stepDose: 'Registra la prima dose',
  stepWeight: 'Registra il tuo peso',
  hasPens: countPens,
  hasDoses: countDoses,
  hasWeights: countWeighIns,
  otherApp: 'Vieni da un’altra app?',
  bringHistory: 'Importa i tuoi dati',

  lastDose: (pen) => `Resta una dose in ${pen}`,
  openUntil: (pen, day, days) =>
    `Da smaltire entro ${onDay(day)}: ${pen} (in uso da ${countDays(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen} è in uso da ${countDays(days)}. Secondo il foglio illustrativo è da smaltire dopo ${countDays(label)}.`,
  costMissing: (pen) => `Aggiungi il costo di ${pen}`,

  installTitle: 'Installa Dosewise su questo dispositivo',
  install: {
    button: 'Si apre dalla schermata Home o dal desktop, anche senza connessione.',
    shareMenu:
      'Apri il menu Condividi e scegli “Aggiungi alla schermata Home”. L’app si apre senza connessione, può inviarti notifiche e conserva le voci non ancora inviate. In Safari, invece, possono essere eliminate dopo sette giorni senza una visita. Nell’app dovrai accedere di nuovo.',
    oldShareMenu:
      'In Safari, apri il menu Condividi e scegli “Aggiungi alla schermata Home”. L’app si apre senza connessione e conserva le voci non ancora inviate. In Safari, invece, possono essere eliminate dopo sette giorni senza una visita. Nell’app dovrai accedere di nuovo. Le notifiche richiedono iOS 16.4.',
  },
  installNow: 'Installa',
  noInstall: 'Non ora',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'In quale fuso orario ti trovi?',
  unknown:
    'Il tuo browser non indica un fuso orario conosciuto, quindi i tuoi giorni iniziano a mezzanotte UTC.',
  differs: (zone) =>
    `I tuoi giorni iniziano a mezzanotte UTC, ma questo dispositivo è impostato su ${zone}.`,
  label: 'Fuso orario',
  choose: 'Scegli un fuso orario',
  missing: 'Scegli un fuso orario.',
  keep: 'Resta su UTC',
  moved: (city) => `Sembra che tu sia a ${city}`,
  keepOrSwitch: (city) =>
    `Vuoi mantenere l’ora di ${city} o cambiare? Se cambi, una dose programmata per le 08:00 sarà prevista alle 08:00 del nuovo fuso orario.`,
  keepTime: (city) => `Mantieni l’ora di ${city}`,
  switchTo: (city) => `Passa a ${city}`,
  saved: 'Fuso orario salvato.',
  failed: 'Non è stato possibile salvare il fuso orario',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}. La pesata precedente è ${one}, la successiva ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}. Le pesate successive sono ${one} e ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Il tuo telefono ha inviato ${weight} ${onDay(day)}. Le pesate precedenti sono ${one} e ${other}.`,
  deleteJump: 'Elimina',
  isRight: 'È giusto',
  confirmFailed: 'Non è stato possibile salvare la tua risposta.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Sintomi · Dosewise',
  total: countSymptoms,
  title: 'Sintomi',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per seguire i tuoi sintomi.',

  form: 'Registra un sintomo',
  category: 'Tipo',
  severity: 'Intensità',
  severityHint: (severity) => `${severity}. 10 è il peggio che tu possa immaginare.`,
  note: 'Nota',
  log: 'Registra sintomo',
  logged: (name, severity) => `Hai registrato: ${name} (intensità: ${severity}).`,
  dateMissing: 'Inserisci la data e l’ora del sintomo.',
  dateAhead: 'La data è nel futuro. Registra un sintomo solo dopo che è comparso.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  history: 'Cronologia',
  pages: 'Pagine della cronologia dei sintomi',
  fetchFailed: 'Non è stato possibile caricare i sintomi',
  none: 'Ancora nessun sintomo',
  noneHint: 'I sintomi registrati compaiono qui, dal più recente, e come media nella panoramica.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Elimina questo sintomo',
  editTitle: 'Modifica sintomo',
  save: 'Salva sintomo',
  gone: 'Questo sintomo è stato eliminato altrove.',

  patterns: 'Andamento',
  lead: 'Questi valori riassumono solo ciò che è stato registrato; non indicano una causa.',
  patternOf: 'Sintomo',
  all: 'Tutti i sintomi',
  byDay: 'Per giorno dopo la dose',
  dayRule: 'Il giorno 0 sono le 24 ore dopo una dose.',
  bySteps: 'Per fase di dosaggio',
  day: 'Giorno',
  dayOf: (day) => `Giorno\u00a0${day}`,
  later: (day) => `Giorno\u00a0${day}+`,
  step: 'Dose',
  mean: 'Intensità media',
  entries: 'Voci',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# voce precedente alla tua prima dose è esclusa.',
      other: '# voci precedenti alla tua prima dose sono escluse.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# voce “Oggi nessuno” è esclusa dalle medie.',
      other: '# voci “Oggi nessuno” sono escluse dalle medie.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `data non valida “${cell}”`,
  future: (cell) => `data non valida “${cell}”`,
  'unreadable-number': (cell) => `peso non valido “${cell}”`,
  implausible: (cell) => `peso non valido “${cell}”`,
  'not-readable': () =>
    'qui si aprono delle virgolette che non si chiudono più, quindi le righe successive non si possono leggere',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `stessa data e ora della riga ${by}`,
  replaced: ({ by }) => `stessa data e ora della riga ${by}`,
  'no-date': () => 'nessuna data',
  'no-weight': () => 'nessun peso',
  'other-kind': ({ detail }) => `non un peso corporeo ma “${detail}”`,
  'other-person': () => 'di un’altra persona',
  'left-out': () => 'esclusa da te',
};

const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# nuova', other: '# nuove' })}, ${plural(updated, { one: '# modificata', other: '# modificate' })}`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per seguire il tuo peso.',

  addTitle: 'Aggiungi voce',
  form: 'Registra una pesata',
  weight: 'Peso',
  date: 'Data',
  note: 'Nota',
  add: 'Registra pesata',
  added: (weight) => `Registrato: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Riprova.',
  dateMissing: 'Inserisci la data.',
  dateAhead: 'La data è nel futuro.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  noTrend: 'Ancora nessuna pesata.',
  newest: (entries) => `Le ultime ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'La voce più recente', other: 'Le # voci più recenti' }),
  latest: (entries, weight, day) => `${entries}, ultima ${weight} ${onDay(day)}.`,
  trendNeedsDays: (days) =>
    `Per una tendenza servono due voci a distanza di almeno ${days} giorni.`,
  lastWeeks: (weeks) =>
    plural(weeks, { one: 'dell’ultima settimana', other: 'delle ultime # settimane' }),
  theseEntries: 'di queste voci',
  allEntries: 'di tutte le voci',
  trendLevel: (window) => `La tendenza ${window} è stabile.`,
  trendGoes: (window, isDown, amount) =>
    `Tendenza ${window}: ${isDown ? 'in discesa' : 'in salita'} di ${amount} alla settimana.`,
  smoothed:
    'Curva smussata: una linea basata sulle pesate da 14 giorni prima a 14 giorni dopo ogni giorno (regressione locale, Cleveland 1979). Gli ultimi 14 giorni della linea possono ancora cambiare.',

  recent: 'Voci recenti',
  someOf: (shown, all) => `${number(shown)} di ${all}`,
  none: 'Ancora nessuna pesata',
  noneHint: 'Registra la prima, oppure importa un file dalla tua bilancia o da un’altra app.',
  deleteThis: 'Elimina questa pesata',
  editTitle: 'Modifica pesata',
  save: 'Salva pesata',
  saveFailed: 'Non è stato possibile salvare la pesata',
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
  measurementUnit: 'Unità',
  measurementOrigin: 'Dove è stata misurata',
  origins: { home: 'A casa', laboratory: 'Laboratorio', none: 'Non indicato' },
  isMeasurementRight: (name, value) => `${name} ${value}: è giusto?`,
  mayBeSlip:
    'Potrebbe essere un errore di battitura o l’altra unità. Controlla il numero e l’unità.',
  mayBePairSlip: 'Potrebbe essere un errore di battitura. Controlla entrambi i numeri.',
  diastolicAbove: 'La diastolica non può superare la sistolica. Controlla che non siano scambiate.',
  changeMeasurement: 'Modifica',
  saveMeasurement: 'Sì, salva',
  measurementGone: 'Questa misura è stata eliminata altrove.',
  measurementsFailed: 'Non è stato possibile caricare le misure',
  noMeasurements: 'Ancora nessuna misura',
  noMeasurementsHint:
    'Qui puoi registrare vita, fianchi, grasso corporeo, massa magra, battito a riposo, pressione arteriosa, HbA1c e glicemia a digiuno.',
  recentMeasurements: 'Misure recenti',
  changedSince: (change, day) => `${change} ${fromDay(day)}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, da ${first} a ${last}.`,

  import: 'Importa da CSV',
  importHint:
    'Da bilance e app: un file con una riga di intestazione, una colonna con la data e una con il peso. Vedi un’anteprima prima che venga salvato qualcosa.',
  otherFiles: 'Anche dosi e sintomi, o un file di un’altra app?',
  otherImport: 'Vai a Importa',
  chooseFile: 'Scegli un file',
  file: 'File CSV',
  reading: 'Lettura del file',
  importing: 'Importazione',
  importFailed: 'Importazione non riuscita. Controlla il formato del file.',
  unreadable: {
    'no-data':
      'Nel CSV non ci sono dati. Servono una riga di intestazione e almeno una riga di dati.',
    'no-columns':
      'Mancano intestazioni necessarie. Servono una colonna con la data e una con il peso (per esempio weightKg, weight o Value).',
    'too-large': `Questo file è troppo grande per essere letto qui: ha più di ${number(MAX_TABLE_ROWS)} righe, o milioni di celle.`,
  },
  storedBefore: (inserted, updated) => `Fino a quel momento: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Importazione annullata. Fino a quel momento: ${result(inserted, updated)}. Le righe già in fase di invio potrebbero essere salvate lo stesso. Se importi di nuovo il file non si creano doppioni.`,
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
  whichUnit: 'In quale unità è il peso?',
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
    'year-first': 'Prima l’anno: 26-04-03 è il 3 aprile 2026',
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
      one: '# dose viene esclusa: qui si importano solo le pesate.',
      other: '# dosi vengono escluse: qui si importano solo le pesate.',
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
  more: (count) => `e ancora ${count}`,
};
