import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as callsEnglish } from '../../data/calls/texts.ts';
import type { texts as dosesEnglish } from '../../data/doses/texts.ts';
import type { texts as measurementsEnglish } from '../../data/measurements/texts.ts';
import type { texts as outboxEnglish } from '../../data/outbox/texts.ts';
import type { texts as pensEnglish, StepName } from '../../data/pens/texts.ts';
import type { texts as planEnglish } from '../../data/plan/texts.ts';
import type { texts as remindersEnglish } from '../../data/reminders/texts.ts';
import type { texts as sitesEnglish } from '../../data/sites/texts.ts';
import type { texts as symptomsEnglish } from '../../data/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../data/weights/texts.ts';
import type { Words } from '../words.ts';
import { fromDay, number, ofDay, onDay, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'Il server non è raggiungibile. Quello che hai inserito non è andato perso.',
  loginAhead:
    'Prima devi accedere altrove, per esempio nella pagina di accesso della rete Wi-Fi. Quello che hai inserito non è andato perso.',
  proxyTooLarge:
    'Questo file è troppo grande per il server (413). Chiedi a chi lo gestisce di accettare file più grandi nel proxy.',
  notOpened:
    'Non è stato possibile aprire i dati in questo browser. Non è stato eliminato nulla. Ricarica la pagina.',
  noToken: 'Nessun token di accesso trovato',
  unreadable: 'Questa pagina non è riuscita a leggere la risposta del server. Ricarica la pagina.',
  unreadableStatus: (status) =>
    `La risposta del server non è leggibile (codice ${status}). Riprova.`,
  notConfirmed: 'Non hai confermato, quindi non è cambiato nulla.',
  deleted: (name) => `Hai eliminato: ${name}`,
  deleteFailed: (name) => `Non è stato possibile eliminare: ${name}. È di nuovo nel tuo elenco.`,
  undo: 'Annulla',
};

/** A word beside a pen or a box (penna, confezione), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'scatto', other: 'scatti' },
  unit: { one: 'unità', other: 'unità' },
  pen: { one: 'penna', other: 'penne' },
  tablet: { one: 'compressa', other: 'compresse' },
  dose: { one: 'dose', other: 'dosi' },
};

const counting = (forms: PluralForms) => (count: number) => plural(count, forms);

export const countDoses = counting({ one: '# dose', other: '# dosi' });
export const countDays = counting({ one: '# giorno', other: '# giorni' });
export const countClicks = counting({ one: '# scatto', other: '# scatti' });
export const countUnits = counting({ one: '# unità', other: '# unità' });
export const countPens = counting({ one: '# penna', other: '# penne' });
export const countTablets = counting({ one: '# compressa', other: '# compresse' });
export const countEntries = counting({ one: '# voce', other: '# voci' });
export const countWeighIns = counting({ one: '# pesata', other: '# pesate' });
export const countSymptoms = counting({ one: '# sintomo', other: '# sintomi' });
export const countMeasurements = counting({ one: '# misura', other: '# misure' });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'scatto',
    unit: 'unità',
    pen: 'penna',
    tablet: 'compressa',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Scatti',
    unit: 'Unità',
    pen: 'Penne',
    tablet: 'Compresse',
    dose: 'Dosi',
  },
  devices: {
    click_pen: 'penna',
    vial: 'flaconcino',
    single_pen: 'confezione',
    tablet: 'confezione',
  },

  statuses: {
    active: () => 'In uso',
    empty: inGender('Vuota', 'Vuoto'),
    expired: inGender('Scaduta', 'Scaduto'),
    sealed: inGender('Non aperta', 'Non aperto'),
    discarded: inGender('Smaltita', 'Smaltito'),
  },
  piecesOf: (pieces, mg) => `${pieces} da ${number(mg)} mg`,
  stepsLeft: (left, of) => `Ancora ${number(left)} su ${of}`,
  nothingLeft: (left) => `Restano ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Ancora ${left}, meno di una dose da ${number(stepsOfDose)}`
      : `Ancora ${left}: ${countDoses(doses)} da ${number(stepsOfDose)}`,
  notUsed: (day) => `Non ancora in uso · inizio: ${day}`,
  sealed: 'Da aprire · risulta in uso dalla prima dose',
  neverUsed: inGender('Mai usata', 'Mai usato'),
  usedFrom: (day) => `In uso ${fromDay(day)}`,
  used: (days) => `In uso: ${days}`,
  startedOn: (day) => `Inizio: ${day}`,
  inUse: (day, days) => `Inizio: ${day} · in uso da ${countDays(days)}`,
  addPenTitle: 'Nuova penna',
  addPackTitle: 'Nuova confezione',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${kind === 'vial' ? 'non aperto' : 'non aperta'}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Non è stato possibile ripristinare la voce.',
};

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Addome',
  thigh: 'Coscia',
  arm: 'Braccio',
  buttock: 'Gluteo',
  other: 'Altra sede',
};
const inside: Record<InjectionLocation, string> = {
  abdomen: 'addome',
  thigh: 'coscia',
  arm: 'braccio',
  buttock: 'gluteo',
  other: 'altra sede',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'in basso a sinistra',
  left_upper: 'in alto a sinistra',
  right_lower: 'in basso a destra',
  right_upper: 'in alto a destra',
  left: 'a sinistra',
  right: 'a destra',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Questa penna',
  vial: 'Questo flaconcino',
  single_pen: 'Questa confezione',
  tablet: 'Questa confezione',
};

export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dose di ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => inside[location],
  subLocations: {
    left_lower: 'In basso a sinistra',
    left_upper: 'In alto a sinistra',
    right_lower: 'In basso a destra',
    right_upper: 'In alto a destra',
    left: 'Sinistra',
    right: 'Destra',
  },
  place: (location, subLocation) => `${locations[location]}, ${within[subLocation]}`,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Senza penna',
  withoutPack: 'Senza confezione',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose di ${mg} (${amount})`,
  unknownPen: 'Penna sconosciuta',
  unknownPack: 'Confezione sconosciuta',
  notNoted: 'Non registrato',
  painFact: (pain) => `dolore ${pain} su 10`,

  logged: (dose) => `Hai registrato: ${dose}.`,
  takeBackFailed: 'Non è stato possibile annullare. La dose è ancora nella tua cronologia.',
  doubleTitle: 'Hai registrato due volte la stessa dose?',
  doubleQuestion: 'Ci sono due dosi registrate a meno di dieci minuti l’una dall’altra.',
  removeDose: 'Elimina questa',
  doubleFailed: 'Operazione non riuscita. Riprova.',
  restoreFailed: 'Non è stato possibile ripristinare la dose.',

  confirmDose: 'Conferma la dose',
  forPerson: 'Per',
  confirm: 'Conferma',
  sourceFact: (kind) =>
    ({ click_pen: 'Penna', vial: 'Flaconcino', single_pen: 'Confezione', tablet: 'Confezione' })[
      kind
    ],
  dateAndTime: 'Data e ora',
  placeFact: 'Sede',
  pain: 'Dolore',
  painOfTen: (pain) => `${number(pain)} su 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Un’altra dose è registrata meno di 1 ora prima o dopo questa.'
        : plural(hours, {
            one: 'Un’altra dose è registrata solo # ora prima o dopo questa.',
            other: 'Un’altra dose è registrata solo # ore prima o dopo questa.',
          })
    } Secondo il foglio illustrativo devono passare almeno ${plural(least, { one: '# ora', other: '# ore' })} tra due dosi. In caso di dubbio chiedi in farmacia o al tuo medico.`,
  otherHours: (medicine, hours) =>
    `${medicine}: dose registrata ${plural(hours, { one: '# ora', other: '# ore' })} prima di questa. I fogli illustrativi dicono di non usare insieme due medicinali di questo tipo. Prima che questa dose venga presa, chiedi al medico. Se è già stata presa, chiedi subito.`,
  otherDays: (medicine, days) =>
    `${medicine}: dose registrata ${plural(days, { one: '# giorno', other: '# giorni' })} prima di questa. I fogli illustrativi dicono di non usare insieme due medicinali di questo tipo. Prima che questa dose venga presa, chiedi al medico. Se è già stata presa, chiedi subito.`,
  lastDose: (days) =>
    plural(days, { one: 'Ultima dose # giorno fa.', other: 'Ultima dose # giorni fa.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# giorno dalla dose precedente.',
      other: '# giorni dalla dose precedente.',
    }),
  missed: (count) =>
    plural(count, { one: '# dose programmata mancata.', other: '# dosi programmate mancate.' }),
  ask: 'Dopo una pausa così, chiedi al tuo medico quale dose prendere.',
  labelAsks:
    'Il foglio illustrativo di Saxenda dice di chiedere al medico prima di prendere un’altra dose.',
  oneTablet:
    'Il foglio illustrativo prevede una compressa al giorno. Più compresse di dosaggio inferiore non equivalgono a una di dosaggio superiore. In caso di dubbio chiedi in farmacia.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} è in uso da più di ${countDays(days)}. Il foglio illustrativo dice di ${kind === 'vial' ? 'smaltirlo' : 'smaltirla'} dopo questo periodo. In caso di dubbio chiedi in farmacia.`,
  expired: (kind, day) =>
    `${thisDevice[kind]} è ${kind === 'vial' ? 'scaduto' : 'scaduta'} ${onDay(day)}. I fogli illustrativi dicono di non usare un medicinale dopo la data di scadenza. In caso di dubbio chiedi in farmacia.`,

  doseStep: 'Fase di dosaggio',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'Non è stato possibile salvare la misura',
  kinds: {
    waist: 'Vita',
    hips: 'Fianchi',
    body_fat: 'Grasso corporeo',
    lean_mass: 'Massa magra',
    resting_pulse: 'Battito a riposo',
    blood_pressure: 'Pressione arteriosa',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glicemia a digiuno',
  },
  systolic: 'Sistolica',
  diastolic: 'Diastolica',
  measured: (kind, value, day) => `${kind} ${value} ${ofDay(day)}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Salvato su questo dispositivo${what && `: ${what}`}. Verrà inviato quando torna la connessione.`,
  keptForLater: (what) =>
    `Salvato su questo dispositivo${what && `: ${what}`}. Verrà inviato tra poco.`,
  keptForLogin: () => 'Salvato su questo dispositivo. Verrà inviato dopo il tuo prossimo accesso.',
  notStored:
    'Questo browser non è riuscito a salvare la voce, e senza connessione non si può inviare. Quello che hai inserito non è andato perso: tieni aperta questa pagina e riprova.',
  waiting: 'Da inviare',
  waitingCount: (count) =>
    plural(count, {
      one: '# voce è salvata su questo dispositivo e verrà inviata quando torna la connessione.',
      other:
        '# voci sono salvate su questo dispositivo e verranno inviate quando torna la connessione.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# voce per altre persone non è ancora stata inviata.',
      other: '# voci per altre persone non sono ancora state inviate.',
    }),
  sendNow: 'Invia ora',
  refused: {
    dose: 'Non è stato possibile salvare una dose.',
    weight: 'Non è stato possibile salvare una pesata.',
    symptom: 'Non è stato possibile salvare un sintomo.',
    measurement: 'Non è stato possibile salvare una misura.',
  },
  refusedHint: 'Non è andato perso nulla: modifica la voce e riprova, oppure eliminala.',
  covered: {
    dose: 'Per questa dose programmata è già registrata un’altra dose.',
    weight: 'Per la stessa ora è già registrata una pesata diversa.',
    symptom: 'Per la stessa ora è già registrato un sintomo diverso.',
    measurement: 'Per la stessa ora è già registrata una misura diversa.',
  },
  coveredOther: 'Nella tua cronologia',
  coveredOwn: 'La tua voce, da inviare',
  keepBoth: 'Tieni entrambe',
  dropThisOne: 'Elimina la mia',
  look: 'Controlla',
  change: 'Modifica',
  tryAgain: 'Riprova',
  discard: 'Scarta',

  askTitle: 'Uscire e perdere le voci non inviate?',
  ask: (count) =>
    plural(count, {
      one: '# voce su questo dispositivo non è ancora stata inviata. Se esci, verrà eliminata.',
      other:
        '# voci su questo dispositivo non sono ancora state inviate. Se esci, verranno eliminate.',
    }),
  stay: 'Non uscire',
  leave: 'Esci ed elimina',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Piano eliminato.',
  undo: 'Annulla',
  deleteFailed: 'Non è stato possibile eliminare il piano.',
  restoreFailed: 'Non è stato possibile ripristinare il piano.',
  skipFailed: 'Non è stato possibile saltare la dose.',
  unskipFailed: 'Non è stato possibile rimettere la dose nel piano.',
  resumed: (days) => {
    if (days === null) return 'Il tuo piano riprende.';
    return days === 0
      ? 'Il tuo piano riprende. L’ultima dose registrata è di oggi.'
      : `Il tuo piano riprende. L’ultima dose registrata è di ${countDays(days)} fa. Dopo una pausa, chiedi al tuo medico con quale dose ricominciare.`;
  },
  pauseRemoved: 'Pausa rimossa.',
  resumeFailed: 'Non è stato possibile riprendere il piano.',

  step: (step) => `Fase ${step}`,
  removeStep: (step) => `Rimuovi la fase ${step}`,
  addStep: 'Aggiungi fase',
  dose: 'Dose',
  every: 'Ogni',
  days: 'giorni',
  doses: 'Numero di dosi',
  daysLimit: (least, most) =>
    `Giorni: serve un numero intero da ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dose deve essere un numero da ${number(least)} a ${number(most)} mg.`,

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Ogni giorno alle ${time}`,
      other: `Ogni # giorni alle ${time}`,
    }),
  weekly: (weekday, time) => `Ogni ${weekday} alle ${time}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Promemoria salvati.',
  saveFailed: 'Non è stato possibile salvare i promemoria. Riprova.',

  ask: 'Vuoi un promemoria quando è ora della dose?',
  askOn: (weekday) => `Vuoi un promemoria ogni ${weekday}?`,
  byMail:
    'Per email, quando è ora della dose. Puoi cambiarlo in Impostazioni, alla voce Promemoria.',
  chooseNext: 'Quando è ora della dose. Poi scegli dove riceverlo.',
  remind: 'Sì, ricordamelo',
  notAllowed: 'Le notifiche non sono state consentite.',
  subscribeFailed: 'Non è stato possibile aggiungere questo browser. Riprova.',
  anyBrowser: 'Browser',
  willBeReminded: 'Riceverai un promemoria quando è ora della dose.',
};

const left: Record<InjectionLocation, string> = {
  abdomen: 'Addome sinistro',
  thigh: 'Coscia sinistra',
  arm: 'Braccio sinistro',
  buttock: 'Gluteo sinistro',
  other: 'Altra sede a sinistra',
};
const right: Record<InjectionLocation, string> = {
  abdomen: 'Addome destro',
  thigh: 'Coscia destra',
  arm: 'Braccio destro',
  buttock: 'Gluteo destro',
  other: 'Altra sede a destra',
};
const places: Record<InjectionLocation, string> = {
  abdomen: 'Addome',
  thigh: 'Coscia',
  arm: 'Braccio',
  buttock: 'Gluteo',
  other: 'Altra sede',
};
const withinSites: Record<Exclude<InjectionSubLocation, 'left' | 'right'>, string> = {
  left_lower: 'in basso a sinistra',
  left_upper: 'in alto a sinistra',
  right_lower: 'in basso a destra',
  right_upper: 'in alto a destra',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) => {
  if (subLocation === 'left') return left[location];
  if (subLocation === 'right') return right[location];
  return `${places[location]} ${withinSites[subLocation]}`;
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone,
  zoneInside: (location, subLocation) => {
    const name = zone(location, subLocation);
    return name.charAt(0).toLowerCase() + name.slice(1);
  },
  neverUsed: 'mai usata',
  usedToday: 'usata oggi',
  rested: (days) => `a riposo da ${countDays(days)}`,
  days: (days) => `${days} gg`,
  none: '–',

  map: 'Mappa del corpo',
  frontMap: 'Mappa del corpo, davanti',
  backMap: 'Mappa del corpo, dietro',
  front: 'Davanti',
  back: 'Dietro',
  right: 'Destra',
  left: 'Sinistra',
  rightInitial: 'D',
  leftInitial: 'S',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, sede suggerita`,
  legend: {
    recent: 'Meno di 7 giorni',
    resting: 'Da 7 a 13 giorni',
    rested: '14 giorni o più',
    unused: 'Mai usata',
    off: 'Sede non in uso',
  },
  suggested: 'Suggerita',
  site: (zone, isProposed) => `Sede: ${zone}${isProposed ? ' (a riposo da più tempo)' : ''}`,
  chooseSite: 'Scegli una sede',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'Salvataggio non riuscito',
  categories: {
    nausea: 'Nausea',
    vomiting: 'Vomito',
    diarrhea: 'Diarrea',
    constipation: 'Stitichezza',
    headache: 'Mal di testa',
    fatigue: 'Stanchezza',
    acid_reflux: 'Reflusso acido',
    appetite_suppression: 'Appetito ridotto',
    injection_site_pain: 'Dolore in sede di iniezione',
    other: 'Altro',
  },
  words: { none: 'nessuna', mild: 'lieve', moderate: 'moderata', severe: 'forte' },
  severity: (severity, most, word) => `${severity} su ${most}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'Non è stato possibile caricare le pesate',
  addFailed: 'Non è stato possibile aggiungere la pesata',
  date: 'Data',
  weight: 'Peso',
  smoothed: 'Curva smussata',
  trend: 'Tendenza',
  raw: 'Solo pesate',
  weighIn: (weight, day) => `${weight} ${ofDay(day)}`,

  stonesOf: (label) => `${label}, stone`,
  poundsOf: (label) => `${label}, libbre`,
  inKilograms: (least, most) => `un numero da ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `un numero da ${least} a ${most} lb`,
  inStones: (least, most) => `un numero intero di stone e meno di 14 libbre, da ${least} a ${most}`,
  weightWrong: (rule) => `Il peso deve essere ${rule}.`,

  isWeightRight: (weight) => `${weight}: è giusto?`,
  farFrom: (weight, day) => `Differisce di oltre il 15% dal peso ${ofDay(day)}, ${weight}.`,
  changeIt: 'Modifica',
  addIt: 'Sì, registra',
};
