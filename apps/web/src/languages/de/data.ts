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
import { number, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'Der Server ist nicht erreichbar. Was du eingegeben hast, ist nicht verloren.',
  loginAhead:
    'Du musst dich zuerst anderswo anmelden, zum Beispiel auf der Anmeldeseite eines WLANs. Was du eingegeben hast, ist nicht verloren.',
  proxyTooLarge:
    'Diese Datei ist zu groß für den Server (413). Die Person, die ihn betreibt, kann in seinem Proxy größere Dateien zulassen.',
  notOpened:
    'Die Einträge in diesem Browser konnten nicht geöffnet werden. Es wurde nichts gelöscht. Lade die Seite neu.',
  noToken: 'Kein Anmelde-Token gefunden',
  unreadable: 'Diese Seite konnte die Antwort des Servers nicht lesen. Bitte lade die Seite neu.',
  unreadableStatus: (status) =>
    `Die Antwort des Servers war nicht lesbar (Status ${status}). Bitte versuche es noch einmal.`,
  notConfirmed: 'Du hast nicht bestätigt. Deshalb wurde nichts geändert.',
  deleted: (name) => `${name} gelöscht`,
  deleteFailed: (name) =>
    `${name} konnte nicht gelöscht werden. Der Eintrag ist wieder in deiner Liste.`,
  undo: 'Rückgängig',
};

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'Klick', other: 'Klicks' },
  unit: { one: 'Einheit', other: 'Einheiten' },
  pen: { one: 'Pen', other: 'Pens' },
  tablet: { one: 'Tablette', other: 'Tabletten' },
  dose: { one: 'Dosis', other: 'Dosen' },
};

/** '1 Dosis', '4 Dosen'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# Dosis', other: '# Dosen' });
/** '1 Tag', '4 Tage'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# Tag', other: '# Tage' });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'Klick',
    unit: 'Einheit',
    pen: 'Pen',
    tablet: 'Tablette',
    dose: 'Dosis',
  },
  stepLabels: {
    click: 'Klicks',
    unit: 'Einheiten',
    pen: 'Pens',
    tablet: 'Tabletten',
    dose: 'Dosen',
  },
  devices: {
    click_pen: 'Pen',
    vial: 'Durchstechflasche',
    single_pen: 'Packung',
    tablet: 'Packung',
  },

  statuses: {
    active: () => 'Aktiv',
    empty: () => 'Leer',
    expired: () => 'Abgelaufen',
    sealed: () => 'Ungeöffnet',
    discarded: () => 'Entsorgt',
  },
  piecesOf: (pieces, mg) => `${pieces} zu ${number(mg)} mg`,
  stepsLeft: (left, of) => `Noch ${number(left)} von ${of}`,
  nothingLeft: (left) => `Noch ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Noch ${left}, weniger als eine Dosis zu ${number(stepsOfDose)}`
      : `Noch ${left}: ${countDoses(doses)} zu ${number(stepsOfDose)}`,
  notUsed: (day) => `Noch nicht benutzt · Beginn am ${day}`,
  sealed: 'Ungeöffnet · gilt ab der ersten Dosis als geöffnet',
  neverUsed: () => 'Nicht benutzt',
  usedFrom: (day) => `Benutzt ab ${day}`,
  used: (days) => `Benutzt ${days}`,
  startedOn: (day) => `Begonnen am ${day}`,
  inUse: (day, days) => `Begonnen am ${day} · ${countDays(days)} in Gebrauch`,
  addPenTitle: 'Neuer Pen',
  addPackTitle: 'Neue Packung',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, ungeöffnet`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Der Eintrag konnte nicht wiederhergestellt werden.',
};

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Bauch',
  thigh: 'Oberschenkel',
  arm: 'Oberarm',
  buttock: 'Gesäß',
  other: 'Andere',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'links unten',
  left_upper: 'links oben',
  right_lower: 'rechts unten',
  right_upper: 'rechts oben',
  left: 'links',
  right: 'rechts',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Dieser Pen',
  vial: 'Diese Durchstechflasche',
  single_pen: 'Diese Packung',
  tablet: 'Diese Packung',
};
const it = (kind: DeviceKind) => (kind === 'click_pen' ? 'ihn' : 'sie');

export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dosis: ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => locations[location],
  subLocations: {
    left_lower: 'Links unten',
    left_upper: 'Links oben',
    right_lower: 'Rechts unten',
    right_upper: 'Rechts oben',
    left: 'Links',
    right: 'Rechts',
  },
  place: (location, subLocation) => `${locations[location]}, ${within[subLocation]}`,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Ohne Pen',
  withoutPack: 'Ohne Packung',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Unbekannter Pen',
  unknownPack: 'Unbekannte Packung',
  notNoted: 'Nicht eingetragen',
  painFact: (pain) => `Schmerz ${pain} von 10`,

  logged: (dose) => `Eingetragen: ${dose}.`,
  takeBackFailed:
    'Das konnte nicht rückgängig gemacht werden. Die Dosis steht noch in deinem Verlauf.',
  doubleTitle: 'Hast du eine Dosis zweimal eingetragen?',
  doubleQuestion: 'Zwischen zwei eingetragenen Dosen liegen weniger als zehn Minuten.',
  removeDose: 'Diese löschen',
  doubleFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  restoreFailed: 'Die Dosis konnte nicht wiederhergestellt werden.',

  confirmDose: 'Dosis bestätigen',
  forPerson: 'Für',
  confirm: 'Bestätigen',
  sourceFact: (kind) =>
    ({ click_pen: 'Pen', vial: 'Durchstechflasche', single_pen: 'Packung', tablet: 'Packung' })[
      kind
    ],
  dateAndTime: 'Datum und Uhrzeit',
  placeFact: 'Stelle',
  pain: 'Schmerz',
  painOfTen: (pain) => `${number(pain)} von 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Zwischen dieser und einer anderen eingetragenen Dosis liegt weniger als 1 Stunde.'
        : plural(hours, {
            one: 'Zwischen dieser und einer anderen eingetragenen Dosis liegt nur # Stunde.',
            other: 'Zwischen dieser und einer anderen eingetragenen Dosis liegen nur # Stunden.',
          })
    } Laut Packungsbeilage sollen zwischen zwei Dosen mindestens ${plural(least, { one: '# Stunde', other: '# Stunden' })} liegen. Frag im Zweifel deine Apotheke oder Arztpraxis.`,
  otherHours: (medicine, hours) =>
    `${medicine}: Die letzte eingetragene Dosis liegt ${plural(hours, { one: '# Stunde', other: '# Stunden' })} vor dieser. Laut Packungsbeilagen sollen zwei Medikamente dieser Art nicht zusammen angewendet werden. Vor dieser Dosis bitte in der Arztpraxis nachfragen. Wenn sie schon genommen wurde, bitte jetzt nachfragen.`,
  otherDays: (medicine, days) =>
    `${medicine}: Die letzte eingetragene Dosis liegt ${plural(days, { one: '# Tag', other: '# Tage' })} vor dieser. Laut Packungsbeilagen sollen zwei Medikamente dieser Art nicht zusammen angewendet werden. Vor dieser Dosis bitte in der Arztpraxis nachfragen. Wenn sie schon genommen wurde, bitte jetzt nachfragen.`,
  lastDose: (days) =>
    plural(days, { one: 'Letzte Dosis vor # Tag.', other: 'Letzte Dosis vor # Tagen.' }),
  sinceDoseBefore: (days) =>
    plural(days, { one: '# Tag seit der Dosis davor.', other: '# Tage seit der Dosis davor.' }),
  missed: (count) =>
    plural(count, { one: '# geplante Dosis versäumt.', other: '# geplante Dosen versäumt.' }),
  ask: 'Frag nach so einer Lücke deine Arztpraxis, welche Dosis du als nächste nehmen sollst.',
  labelAsks:
    'Laut Packungsbeilage von Saxenda sollst du deine Arztpraxis fragen, bevor du eine weitere Dosis nimmst.',
  oneTablet:
    'Laut Packungsbeilage ist es eine Tablette am Tag. Mehrere schwächere Tabletten ersetzen keine stärkere. Frag im Zweifel deine Apotheke.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} ist seit mehr als ${plural(days, { one: '# Tag', other: '# Tagen' })} in Gebrauch. Laut Packungsbeilage sollst du ${it(kind)} dann entsorgen. Frag im Zweifel deine Apotheke.`,
  expired: (kind, day) =>
    `${thisDevice[kind]} ist am ${day} abgelaufen. Laut Packungsbeilagen soll ein Medikament nach dem Verfalldatum nicht mehr angewendet werden. Frag im Zweifel deine Apotheke.`,

  doseStep: 'Dosisstufe',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'Der Messwert konnte nicht gespeichert werden',
  kinds: {
    waist: 'Taille',
    hips: 'Hüfte',
    body_fat: 'Körperfett',
    lean_mass: 'Fettfreie Masse',
    resting_pulse: 'Ruhepuls',
    blood_pressure: 'Blutdruck',
    hba1c: 'HbA1c',
    fasting_glucose: 'Nüchternblutzucker',
  },
  systolic: 'Systolisch',
  diastolic: 'Diastolisch',
  measured: (kind, value, day) => `${kind} ${value} vom ${day}`,
};

const entries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' });

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Auf diesem Gerät gespeichert${what && `: ${what}`}. Wird gesendet, sobald du online bist.`,
  keptForLater: (what) => `Auf diesem Gerät gespeichert${what && `: ${what}`}. Wird bald gesendet.`,
  keptForLogin: () =>
    'Auf diesem Gerät gespeichert. Wird gesendet, sobald du wieder angemeldet bist.',
  notStored:
    'Dieser Browser konnte den Eintrag nicht speichern, und ohne Verbindung lässt er sich nicht senden. Was du eingegeben hast, ist nicht verloren: Lass diese Seite offen und versuche es noch einmal.',
  waiting: 'Noch nicht gesendet',
  waitingCount: (count) =>
    plural(count, {
      one: '# Eintrag ist auf diesem Gerät gespeichert und wird gesendet, sobald du online bist.',
      other:
        '# Einträge sind auf diesem Gerät gespeichert und werden gesendet, sobald du online bist.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# Eintrag für andere wurde noch nicht gesendet.',
      other: '# Einträge für andere wurden noch nicht gesendet.',
    }),
  sendNow: 'Jetzt senden',
  refused: {
    dose: 'Eine Dosis konnte nicht gespeichert werden.',
    weight: 'Ein Gewichtseintrag konnte nicht gespeichert werden.',
    symptom: 'Ein Symptom konnte nicht gespeichert werden.',
    measurement: 'Ein Messwert konnte nicht gespeichert werden.',
  },
  refusedHint:
    'Nichts ist verloren: Ändere den Eintrag und versuche es noch einmal, oder lösche ihn.',
  covered: {
    dose: 'Für diese geplante Dosis ist schon eine andere eingetragen.',
    weight: 'Für diese Zeit ist schon ein anderes Gewicht eingetragen.',
    symptom: 'Für diese Zeit ist schon ein anderes Symptom eingetragen.',
    measurement: 'Für diese Zeit ist schon ein anderer Messwert eingetragen.',
  },
  coveredOther: 'In deinem Verlauf',
  coveredOwn: 'Dein Eintrag, noch nicht gesendet',
  keepBoth: 'Beide behalten',
  dropThisOne: 'Meinen Eintrag löschen',
  look: 'Ansehen',
  change: 'Ändern',
  tryAgain: 'Noch einmal versuchen',
  discard: 'Verwerfen',

  askTitle: 'Abmelden und nicht gesendete Einträge verlieren?',
  ask: (count) =>
    `${entries(count)} auf diesem Gerät ${count === 1 ? 'wurde' : 'wurden'} noch nicht gesendet. Mit dem Abmelden ${count === 1 ? 'wird er' : 'werden sie'} gelöscht.`,
  stay: 'Angemeldet bleiben',
  leave: 'Abmelden und löschen',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Plan gelöscht.',
  undo: 'Rückgängig',
  deleteFailed: 'Der Plan konnte nicht gelöscht werden.',
  restoreFailed: 'Der Plan konnte nicht wiederhergestellt werden.',
  skipFailed: 'Die Dosis konnte nicht ausgelassen werden.',
  unskipFailed: 'Die Dosis konnte nicht wieder eingeplant werden.',
  resumed: (days) => {
    if (days === null) return 'Dein Plan geht weiter.';
    return days === 0
      ? 'Dein Plan geht weiter. Deine letzte eingetragene Dosis war heute.'
      : plural(days, {
          one: 'Dein Plan geht weiter. Deine letzte eingetragene Dosis ist # Tag her. Frag nach einer Pause deine Arztpraxis, mit welcher Dosis du wieder anfangen sollst.',
          other:
            'Dein Plan geht weiter. Deine letzte eingetragene Dosis ist # Tage her. Frag nach einer Pause deine Arztpraxis, mit welcher Dosis du wieder anfangen sollst.',
        });
  },
  pauseRemoved: 'Pause entfernt.',
  resumeFailed: 'Der Plan konnte nicht fortgesetzt werden.',

  step: (step) => `Stufe ${step}`,
  removeStep: (step) => `Stufe ${step} entfernen`,
  addStep: 'Stufe hinzufügen',
  dose: 'Dosis',
  every: 'Alle',
  days: 'Tage',
  doses: 'Anzahl der Dosen',
  daysLimit: (least, most) =>
    `Gib bei den Tagen eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  doseLimit: (least, most) =>
    `Die Dosis muss eine Zahl von ${number(least)} bis ${number(most)} mg sein.`,

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Jeden Tag um ${time} Uhr`,
      other: `Alle # Tage um ${time} Uhr`,
    }),
  weekly: (weekday, time) => `Jeden ${weekday} um ${time} Uhr`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Erinnerungen gespeichert.',
  saveFailed: 'Die Erinnerungen konnten nicht gespeichert werden. Bitte versuche es noch einmal.',

  ask: 'An fällige Dosen erinnern?',
  askOn: (weekday) => `Jeden ${weekday} erinnern?`,
  byMail:
    'Per E-Mail, wenn die Dosis fällig ist. Du kannst das in den Einstellungen unter „Erinnerungen“ ändern.',
  chooseNext: 'Wenn die Dosis fällig ist. Als Nächstes wählst du, wohin.',
  remind: 'Erinnere mich',
  notAllowed: 'Mitteilungen wurden nicht erlaubt.',
  subscribeFailed: 'Dieser Browser konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  anyBrowser: 'Browser',
  willBeReminded: 'Du wirst erinnert, wenn eine Dosis fällig ist.',
};

const places: Record<InjectionLocation, string> = {
  abdomen: 'Bauch',
  thigh: 'Oberschenkel',
  arm: 'Oberarm',
  buttock: 'Gesäß',
  other: 'Andere',
};
const withinSites: Record<InjectionSubLocation, string> = {
  left_lower: 'links unten',
  left_upper: 'links oben',
  right_lower: 'rechts unten',
  right_upper: 'rechts oben',
  left: 'links',
  right: 'rechts',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  `${places[location]} ${withinSites[subLocation]}`;

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone,
  zoneInside: zone,
  neverUsed: 'nie benutzt',
  usedToday: 'heute benutzt',
  rested: (days) => `${countDays(days)} Pause`,
  days: (days) => `${days} T.`,
  none: '–',

  map: 'Körperkarte',
  frontMap: 'Körperkarte, vorn',
  backMap: 'Körperkarte, hinten',
  front: 'Vorn',
  back: 'Hinten',
  right: 'Rechts',
  left: 'Links',
  rightInitial: 'R',
  leftInitial: 'L',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, vorgeschlagen`,
  legend: {
    recent: 'Unter 7 Tagen',
    resting: '7 bis 13 Tage',
    rested: '14 Tage oder mehr',
    unused: 'Nie benutzt',
    off: 'Nicht ausgewählt',
  },
  suggested: 'Vorschlag',
  site: (zone, isProposed) => `Stelle: ${zone}${isProposed ? ' (längste Pause)' : ''}`,
  chooseSite: 'Stelle wählen',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'Das konnte nicht gespeichert werden',
  categories: {
    nausea: 'Übelkeit',
    vomiting: 'Erbrechen',
    diarrhea: 'Durchfall',
    constipation: 'Verstopfung',
    headache: 'Kopfschmerzen',
    fatigue: 'Müdigkeit',
    acid_reflux: 'Sodbrennen',
    appetite_suppression: 'Verminderter Appetit',
    injection_site_pain: 'Schmerz an der Injektionsstelle',
    other: 'Anderes',
  },
  words: { none: 'keine', mild: 'leicht', moderate: 'mittel', severe: 'stark' },
  severity: (severity, most, word) => `${severity} von ${most}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'Die Gewichtseinträge konnten nicht geladen werden',
  addFailed: 'Das Gewicht konnte nicht hinzugefügt werden',
  date: 'Datum',
  weight: 'Gewicht',
  smoothed: 'Geglättet',
  trend: 'Trend',
  raw: 'Nur Einträge',
  weighIn: (weight, day) => `${weight} vom ${day}`,

  stonesOf: (label) => `${label}, Stones`,
  poundsOf: (label) => `${label}, Pounds`,
  inKilograms: (least, most) => `eine Zahl von ${number(least)} bis ${number(most)} kg`,
  inPounds: (least, most) => `eine Zahl von ${least} bis ${most} lb`,
  inStones: (least, most) => `ganze Stones und weniger als 14 Pounds, von ${least} bis ${most}`,
  weightWrong: (rule) => `Gib als Gewicht ein: ${rule}.`,

  isWeightRight: (weight) => `${weight}: Stimmt das?`,
  farFrom: (weight, day) => `Das weicht um mehr als 15 % von den ${weight} vom ${day} ab.`,
  changeIt: 'Ändern',
  addIt: 'Ja, eintragen',
};
