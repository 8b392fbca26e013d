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
import { countDays, countDoses, weightsTexts as weightTexts } from './data.ts';
import { ended, number, plural } from './grammar.ts';

const inDays = (days: number) => plural(days, { one: '# Tag', other: '# Tagen' });

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Übersicht · Dosewise',
  loginPrompt: 'Bitte melde dich an, um deine Übersicht zu sehen.',
  title: 'Übersicht',
  loading: 'Wird geladen …',
  loadFailed: 'Die Daten konnten nicht geladen werden',
  invited: {
    by: (email) => `${email} möchte die eigenen Einträge mit dir teilen.`,
    look: 'Einladung ansehen',
  },
  dosesFailed: 'Die Dosen konnten nicht geladen werden',
  symptomsFailed: 'Die Symptome konnten nicht geladen werden',
  heightFailed: 'Die Größe konnte nicht gespeichert werden',

  goal: 'Ziel',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Art des Ziels',
  aims: { reach: 'Ein Gewicht erreichen', keep: 'In einem Bereich bleiben' },
  targetWeight: 'Zielgewicht',
  targetDate: 'Zieldatum',
  goalWrong: (rule) => `Gib als Ziel ein: ${rule}.`,
  lowest: 'Niedrigstes Gewicht',
  highest: 'Höchstes Gewicht',
  rangeWrong: (rule) => `Gib als Grenze des Zielbereichs ein: ${rule}.`,
  rangeTurned: 'Das höchste Gewicht muss über dem niedrigsten liegen.',
  goalNotSaved: 'Dein Ziel ist noch nicht gespeichert.',
  goalNotLoaded: 'Dein Ziel konnte nicht geladen werden.',
  noTarget: 'Zielgewicht festlegen',
  noRange: 'Zielbereich festlegen',
  noGoal: 'Kein Ziel festgelegt',
  range: (low, high) => `${low} bis ${high}`,
  rangeTo: ' bis ',
  toGo: (weight) => `Noch ${weight}`,
  withinRange: 'Im Bereich',
  aboveRange: (weight) => `${weight} über dem Bereich`,
  belowRange: (weight) => `${weight} unter dem Bereich`,
  changeGoal: 'Ziel ändern',
  goalDone: 'Fertig',
  byDay: (day) => `bis ${day}`,
  eta: 'Voraussichtlich',
  reached: 'Erreicht',
  noProjection: {
    weights: 'Trage ein paarmal dein Gewicht ein, um Prognosen zu sehen.',
    goal: 'Lege ein Ziel fest, um Prognosen zu sehen.',
    days: (days) =>
      `Prognosen gibt es, sobald deine Gewichtseinträge mindestens ${days} Tage umfassen.`,
    both: 'Trage ein paarmal dein Gewicht ein und lege ein Ziel fest, um Prognosen zu sehen.',
  },
  notOnCourse: 'Beim jetzigen Tempo nicht auf Kurs zum Ziel',
  daysWithin: 'Tage im Bereich',
  someOf: (within, weighed) => `${number(within)} von ${number(weighed)}`,
  whichDays: (days) =>
    `Von den Tagen mit Gewichtseintrag in den letzten ${inDays(days)}. Es zählt der letzte Eintrag eines Tages.`,
  noDays: (days) => `Kein Gewichtseintrag in den letzten ${inDays(days)}.`,
  staleWeights: 'Trage dein Gewicht ein, um ein voraussichtliches Datum zu sehen',

  later: 'Ziel, Diagramm und Zahlen',
  figures: 'Zahlen',

  nextActions: 'Was als Nächstes ansteht',
  logWeight: 'Heutiges Gewicht eintragen',
  logDose: 'Dosis eintragen',
  logSymptoms: 'Symptome eintragen',

  journey: 'Gewichtsverlauf',
  noWeights: 'Noch kein Gewicht eingetragen. Das geht auf der Seite „Gewicht“.',
  addWeight: 'Gewicht eintragen',
  changeSince: (day) => `Änderung seit ${day} `,
  totalChange: 'Änderung insgesamt ',
  chartOptions: 'Optionen des Diagramms',
  showDoses: 'Dosen zeigen',
  showBands: 'BMI-Bereiche zeigen',
  height: 'Größe',
  feetOf: (label) => `${label}, Fuß`,
  inchesOf: (label) => `${label}, Zoll`,
  heightExample: 'z. B. 175',
  dose: 'Dosis',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Zieldatum',
  today: 'Heute',
  rangeToKeep: 'Zielbereich',
  ends: { lowKg: 'Untere Grenze', highKg: 'Obere Grenze' },
  goalAt: (weight) => `Ziel ${weight}`,
  bands: {
    healthy: 'BMI 20–25',
    overweight: 'BMI 25–30',
    obese: 'BMI 30+',
  },
  onlyWeight: (weight, day) => `${weight} am ${day}.`,
  wayOfWeight: (from, to) => `Von ${from.weight} am ${from.day} zu ${to.weight} am ${to.day}.`,
  projection: 'Nach dem letzten Gewichtseintrag ist der Trend eine Prognose.',
  theGoal: (weight) => `Das Ziel ist ${weight}.`,
  theRange: (range) => `Der Zielbereich ist ${range}.`,

  latestWeight: 'Letztes Gewicht',
  fromStart: (change) => `${change} seit Beginn`,
  since: (change, day) => `${change} seit ${day}`,
  trendPace: 'Tempo (Trend)',
  trendPaceNote: 'Negativ heißt Abnahme',
  adherence: 'Wiegetage (7 Tage)',
  adherenceNote: 'Tage mit Gewichtseintrag',
  dosesLately: 'Dosen (28 Tage)',
  dosesExpected: (doses) => `Erwartet: etwa ${number(doses)}`,
  symptomsLately: 'Symptome (14 Tage)',
  symptomsLatelyNote: 'Mittlerer Schweregrad von 0 bis 10',
  nextDose: 'Nächste Dosis',
  afterLatest: (days) => `${countDays(days)} nach der letzten Dosis`,
  nextDoseOn: (weekday, rule) => `${weekday}, ${rule}`,
  overdueBy: (days, rule) => `Seit ${inDays(days)} überfällig (üblich: ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Deine nächste Dosis',
  titleOf: (medicine) => `Deine nächste Dosis ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `${ended(`Fällig war sie am ${due}`)} Laut Packungsbeilage kann sie noch bis ${day}, ${time}, genommen werden. Sieh auch in deiner eigenen Packungsbeilage nach.`,
  stillByPlan: (due, day, time) =>
    `${ended(`Fällig war sie am ${due}`)} Im Plan gilt sie nach ${day}, ${time}, als versäumt. Diese Grenze ist von uns; die deiner Packungsbeilage kann kürzer sein. Sieh dort nach oder frag deine Apotheke, bevor du sie verspätet nimmst.`,
  loading: 'Wird geladen …',
  loadFailed: 'Deine nächste Dosis konnte nicht geladen werden.',
  dueToday: 'Heute fällig',
  dueTomorrow: 'Nächste Dosis morgen',
  inDays: (days) =>
    plural(days, { one: 'Nächste Dosis in # Tag', other: 'Nächste Dosis in # Tagen' }),
  late: (days) => plural(days, { one: 'Seit # Tag überfällig', other: 'Seit # Tagen überfällig' }),
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, noch ${number(left)}`,
  givenInWords: (amount, pen, left) => `${amount} aus ${pen}, noch ${countDoses(left)}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Du hast keinen Pen, den du für diese Dosis verwenden kannst.'
      : 'Du hast keine Packung, die du für diese Dosis verwenden kannst.',
  log: (amount) => `${amount} eintragen`,
  change: 'Ändern',
  logIt: 'Dosis eintragen',
  plan: 'Dein Plan',
  openPlan: 'Plan öffnen',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} aus ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Diese Dosis ist schon eingetragen, für ${when}.`,
  logFailed:
    'Die Dosis konnte nicht eingetragen werden. Nichts wurde geändert. Bitte versuche es noch einmal.',
  changedElsewhere:
    'Ein Pen oder der Plan wurde anderswo geändert, die Dosis wurde deshalb nicht eingetragen. Prüfe Pen und Menge und trage sie dann noch einmal ein.',

  noLatest: 'Von diesem Medikament ist noch keine Dosis eingetragen.',
  anotherPen: 'Die letzte Dosis kam aus einem anderen Pen. Prüfe, ob dieser Pen der richtige ist.',
  moreThanUsual: (mg, usual) =>
    `Diese Dosis (${mg}) ist höher als die letzte (${usual}). Vergleiche die Menge mit deiner Verordnung, bevor du die Dosis nimmst.`,

  nothing: 'Keine Dosis geplant',
  nothingAdvice: 'Lege einen Plan an oder trage eine Dosis ein, um hier deine nächste zu sehen.',
  makePlan: 'Plan anlegen',
};

const since = (days: number) => plural(days, { one: 'seit # Tag', other: 'seit # Tagen' });

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# Woche seit der ersten Dosis',
    other: '# Wochen seit der ersten Dosis',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Die letzten sieben Tage',
  dose: 'Dosis',
  weighIn: 'Gewichtseintrag',
  nothing: 'nichts eingetragen',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dosis',
  legendWeighIn: 'Gewicht',

  firstDose: 'Die erste Dosis ist eingetragen.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `Bisher ${countDoses(doses)} eingetragen.`
      : `${sinceFirstDose(weeks)}, ${countDoses(doses)} eingetragen.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} weniger als vor einem Monat.`
        : `${sinceFirstDose(weeks)}, ${weight} weniger als vor einem Monat.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} mehr als vor einem Monat.`
        : `${sinceFirstDose(weeks)}, ${weight} mehr als vor einem Monat.`,
    same: (weeks) =>
      weeks === null
        ? 'Etwa so schwer wie vor einem Monat.'
        : `${sinceFirstDose(weeks)}, etwa so schwer wie vor einem Monat.`,
  },

  comes: 'Das zeigt dir diese Seite bald',
  example: 'Beispiel',
  comesNote: 'Beispielwerte nach acht Wochen:',
  comesNext: (days) => `in ${plural(days, { one: '# Tag', other: '# Tagen' })}`,

  weight: 'Gewicht',
  noWeight: 'Noch kein Gewicht',
  weighedOn: (day) => `am ${day}`,
  weightToday: 'Heutiges Gewicht',
  addWeight: 'Gewicht eintragen',
  weighedToday: 'Heute eingetragen',
  weightAdded: (weight) => `Eingetragen: ${weight}.`,
  weightLine: 'Der letzte Monat, geglättet',

  symptoms: 'Symptome heute',
  otherSymptoms: 'Andere Symptome',
  noneToday: 'Heute keine',
  loggedToday: 'heute eingetragen',
  howSevere: (symptom) => `${symptom}: Wie stark?`,
  ofTen: (severity, most) => `${severity} von ${most}`,
  symptomLogged: (symptom, word) => `Eingetragen: ${symptom}, ${word}.`,
  noneLogged: 'Eingetragen: heute keine Symptome.',

  begin: 'In zwei Schritten startklar',
  steps: { 1: 'Noch ein Schritt', 2: 'Noch zwei Schritte' },
  stepsNote: 'Dann zeigt diese Seite, was jeden Tag ansteht.',
  penNote: 'Füge deinen Pen hinzu, dann trägst du eine fällige Dosis mit einem Tippen ein.',
  stepDone: 'erledigt',
  stepBegin: 'Pen und Plan einrichten',
  stepGoOn: 'Pen und Plan fertig einrichten',
  stepPen: 'Pen hinzufügen',
  stepDose: 'Erste Dosis eintragen',
  stepWeight: 'Gewicht eintragen',
  hasPens: (count) => plural(count, { one: '# Pen', other: '# Pens' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
  otherApp: 'Du kommst von einer anderen App?',
  bringHistory: 'Importiere deine Daten',

  lastDose: (pen) => `Nur noch eine Dosis in ${pen}`,
  openUntil: (pen, day, days) =>
    `${pen} bis ${day} verwenden, danach entsorgen (${since(days)} in Gebrauch)`,
  openTooLong: (pen, days, label) =>
    `${pen} ist ${since(days)} in Gebrauch. Laut Packungsbeilage nach ${plural(label, { one: '# Tag', other: '# Tagen' })} zu entsorgen.`,
  costMissing: (pen) => `Kosten von ${pen} nachtragen`,

  installTitle: 'Dosewise auf diesem Gerät installieren',
  install: {
    button: 'Du öffnest es vom Startbildschirm oder Desktop aus, auch ohne Netz.',
    shareMenu:
      'Öffne das Menü „Teilen“ und wähle „Zum Home-Bildschirm“. Die App öffnet sich ohne Netz, kann dir Mitteilungen schicken und behält noch nicht gesendete Einträge. In Safari selbst können sie gelöscht werden, wenn du die Seite sieben Tage lang nicht öffnest. In der App musst du dich noch einmal anmelden.',
    oldShareMenu:
      'Öffne in Safari das Menü „Teilen“ und wähle „Zum Home-Bildschirm“. Die App öffnet sich ohne Netz und behält noch nicht gesendete Einträge. In Safari selbst können sie gelöscht werden, wenn du die Seite sieben Tage lang nicht öffnest. In der App musst du dich noch einmal anmelden. Mitteilungen gibt es ab iOS 16.4.',
  },
  installNow: 'Installieren',
  noInstall: 'Nicht jetzt',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'In welcher Zeitzone bist du?',
  unknown:
    'Die Zeitzone deines Browsers ist hier nicht bekannt. Deshalb beginnen deine Tage um Mitternacht UTC.',
  differs: (zone) =>
    `Deine Tage beginnen um Mitternacht UTC, dieses Gerät ist aber auf ${zone} eingestellt.`,
  label: 'Zeitzone',
  choose: 'Zeitzone auswählen',
  missing: 'Wähle eine Zeitzone.',
  keep: 'Bei UTC bleiben',
  moved: (city) => `Du bist anscheinend in ${city}`,
  keepOrSwitch: (city) =>
    `Bei der Zeit von ${city} bleiben oder wechseln? Wenn du wechselst, ist eine für 08:00 geplante Dosis um 08:00 der neuen Zeitzone fällig.`,
  keepTime: (city) => `Bei ${city} bleiben`,
  switchTo: (city) => `Zu ${city} wechseln`,
  saved: 'Zeitzone gespeichert.',
  failed: 'Die Zeitzone konnte nicht gespeichert werden',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet. Davor sind ${one} und danach ${other} eingetragen.`,
  jumpBefore: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet. Danach sind ${one} und ${other} eingetragen.`,
  jumpAfter: (weight, day, one, other) =>
    `Dein Handy hat am ${day} ${weight} gesendet. Davor sind ${one} und ${other} eingetragen.`,
  deleteJump: 'Löschen',
  isRight: 'Das stimmt',
  confirmFailed: 'Deine Antwort konnte nicht gespeichert werden.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Symptome · Dosewise',
  total: (count) => plural(count, { one: '# Symptom', other: '# Symptome' }),
  title: 'Symptome',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Symptome einzutragen.',

  form: 'Symptom eintragen',
  category: 'Art',
  severity: 'Schweregrad',
  severityHint: (severity) => `${severity}. 10 ist das Schlimmste, was du dir vorstellen kannst.`,
  note: 'Notiz',
  log: 'Symptom eintragen',
  logged: (name, severity) => `${name} eingetragen, ${severity}.`,
  dateMissing: 'Gib Datum und Uhrzeit des Symptoms ein.',
  dateAhead: 'Das Datum liegt in der Zukunft. Trage ein Symptom erst ein, wenn es aufgetreten ist.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  history: 'Verlauf',
  pages: 'Seiten im Verlauf der Symptome',
  fetchFailed: 'Die Symptome konnten nicht geladen werden',
  none: 'Noch keine Symptome',
  noneHint:
    'Eingetragene Symptome stehen hier, die neuesten zuerst, und als Mittelwert in der Übersicht.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Dieses Symptom löschen',
  editTitle: 'Symptom bearbeiten',
  save: 'Symptom speichern',
  gone: 'Dieses Symptom wurde anderswo gelöscht.',

  patterns: 'Muster',
  lead: 'Diese Werte fassen nur zusammen, was eingetragen wurde; eine Ursache zeigen sie nicht.',
  patternOf: 'Symptom',
  all: 'Alle Symptome',
  byDay: 'Nach Tagen seit der Dosis',
  dayRule: 'Tag 0 sind die 24 Stunden nach einer Dosis.',
  bySteps: 'Nach Dosisstufe',
  day: 'Tag',
  dayOf: (day) => `Tag ${day}`,
  later: (day) => `Tag ${day}+`,
  step: 'Dosis',
  mean: 'Mittlerer Schweregrad',
  entries: 'Einträge',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# Eintrag aus der Zeit vor deiner ersten Dosis ist nicht mitgezählt.',
      other: '# Einträge aus der Zeit vor deiner ersten Dosis sind nicht mitgezählt.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# Eintrag „Heute keine“ ist in den Mittelwerten nicht mitgezählt.',
      other: '# Einträge „Heute keine“ sind in den Mittelwerten nicht mitgezählt.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `ungültiges Datum „${cell}“`,
  future: (cell) => `ungültiges Datum „${cell}“`,
  'unreadable-number': (cell) => `ungültiges Gewicht „${cell}“`,
  implausible: (cell) => `ungültiges Gewicht „${cell}“`,
  'not-readable': () =>
    'hier beginnt ein Anführungszeichen, das nicht mehr geschlossen wird, deshalb lassen sich die Zeilen dahinter nicht lesen',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `Datum und Uhrzeit wie in Zeile ${by}`,
  replaced: ({ by }) => `Datum und Uhrzeit wie in Zeile ${by}`,
  'no-date': () => 'kein Datum',
  'no-weight': () => 'kein Gewicht',
  'other-kind': ({ detail }) => `kein Körpergewicht, sondern „${detail}“`,
  'other-person': () => 'von einer anderen Person',
  'left-out': () => 'von dir weggelassen',
};

const countEntries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' });
const result = (inserted: number, updated: number) =>
  `${number(inserted)} neu, ${number(updated)} geändert`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Gewicht · Dosewise',
  title: 'Gewicht',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um dein Gewicht einzutragen.',

  addTitle: 'Eintrag hinzufügen',
  form: 'Gewicht eintragen',
  weight: 'Gewicht',
  date: 'Datum',
  note: 'Notiz',
  add: 'Gewicht eintragen',
  added: (weight) => `Eingetragen: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Bitte versuche es noch einmal.',
  dateMissing: 'Gib das Datum ein.',
  dateAhead: 'Das Datum liegt in der Zukunft.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  noTrend: 'Noch kein Gewicht eingetragen.',
  newest: (entries) => `Die neuesten ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'Der neueste Eintrag', other: 'Die neuesten # Einträge' }),
  latest: (entries, weight, day) => `${entries}, zuletzt ${weight} am ${day}.`,
  trendNeedsDays: (days) =>
    `Ein Trend braucht zwei Einträge im Abstand von mindestens ${days} Tagen.`,
  lastWeeks: (weeks) => plural(weeks, { one: 'der letzten Woche', other: 'der letzten # Wochen' }),
  theseEntries: 'dieser Einträge',
  allEntries: 'aller Einträge',
  trendLevel: (window) => `Der Trend ${window} bleibt gleich.`,
  trendGoes: (window, isDown, amount) =>
    `Trend ${window}: ${amount} pro Woche ${isDown ? 'nach unten' : 'nach oben'}.`,
  smoothed:
    'Geglättet: eine Linie aus den Gewichtseinträgen von 14 Tagen vor bis 14 Tage nach jedem Tag (lokale Regression, Cleveland 1979). Die letzten 14 Tage der Linie können sich noch ändern.',

  recent: 'Letzte Einträge',
  someOf: (shown, all) => `${number(shown)} von ${all}`,
  none: 'Noch kein Gewicht eingetragen',
  noneHint:
    'Trage dein Gewicht ein, oder importiere eine Datei von deiner Waage oder aus einer anderen App.',
  deleteThis: 'Diesen Eintrag löschen',
  editTitle: 'Gewicht bearbeiten',
  save: 'Gewicht speichern',
  saveFailed: 'Das Gewicht konnte nicht gespeichert werden',
  gone: 'Dieser Gewichtseintrag wurde anderswo gelöscht.',

  measurements: 'Messwerte',
  addMeasurement: 'Messwert hinzufügen',
  addShort: 'Hinzufügen',
  aMeasurement: ': Messwert',
  measurementDialog: {
    editTitle: 'Messwert bearbeiten',
    save: 'Messwert speichern',
    deleteThis: 'Diesen Messwert löschen',
  },
  measurementKind: 'Messwert',
  measurementAdded: (name, value) => `${name} ${value} hinzugefügt.`,
  measurementWrong: (name, least, most) => `${name}: Gib einen Wert von ${least} bis ${most} ein.`,
  measurementUnit: 'Einheit',
  measurementOrigin: 'Messort',
  origins: { home: 'Zu Hause', laboratory: 'Labor', none: 'Keine Angabe' },
  isMeasurementRight: (name, value) => `${name} ${value}: Stimmt das?`,
  mayBeSlip:
    'Es könnte ein Tippfehler oder die andere Einheit sein. Sieh dir Zahl und Einheit noch einmal an.',
  mayBePairSlip: 'Es könnte ein Tippfehler sein. Sieh dir beide Zahlen noch einmal an.',
  diastolicAbove:
    'Der diastolische Wert kann nicht höher sein als der systolische. Prüfe, ob sie vertauscht sind.',
  changeMeasurement: 'Ändern',
  saveMeasurement: 'Ja, speichern',
  measurementGone: 'Dieser Messwert wurde anderswo gelöscht.',
  measurementsFailed: 'Die Messwerte konnten nicht geladen werden',
  noMeasurements: 'Noch keine Messwerte',
  noMeasurementsHint:
    'Hier kannst du Taille, Hüfte, Körperfett, fettfreie Masse, Ruhepuls, Blutdruck, HbA1c und Nüchternblutzucker festhalten.',
  recentMeasurements: 'Letzte Messwerte',
  changedSince: (change, day) => `${change} seit ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, von ${first} bis ${last}.`,

  import: 'Import aus CSV',
  importHint:
    'Von Waagen und aus Apps: eine Datei mit einer Kopfzeile, einer Spalte für das Datum und einer für das Gewicht. Du siehst eine Vorschau, bevor etwas gespeichert wird.',
  otherFiles: 'Auch Dosen und Symptome, oder eine Datei einer anderen App?',
  otherImport: 'Zum Import',
  chooseFile: 'Datei wählen',
  file: 'CSV-Datei',
  reading: 'Datei wird gelesen',
  importing: 'Import läuft',
  importFailed: 'Der Import ist fehlgeschlagen. Bitte prüfe das Format deiner Datei.',
  unreadable: {
    'no-data':
      'In der CSV-Datei sind keine Daten. Sie braucht eine Kopfzeile und mindestens eine Zeile mit Daten.',
    'no-columns':
      'Nötige Spalten fehlen. Die Datei braucht eine Spalte date und eine mit dem Gewicht (z. B. weightKg, weight oder Value).',
    'too-large': `Diese Datei ist zu groß, um hier gelesen zu werden: Sie hat mehr als ${number(MAX_TABLE_ROWS)} Zeilen, oder Millionen von Zellen.`,
  },
  storedBefore: (inserted, updated) => `Bis dahin gespeichert: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import abgebrochen. Bis dahin gespeichert: ${result(inserted, updated)}. Was gerade gesendet wurde, wird vielleicht noch gespeichert. Wenn du die Datei noch einmal importierst, entsteht nichts doppelt.`,
  imported: (inserted, updated) => `Import abgeschlossen: ${result(inserted, updated)}.`,
  rowsRead: 'Gelesene Zeilen',
  toImport: 'Zu importieren',
  inserted: 'Neu',
  updated: 'Geändert',
  unchanged: 'Unverändert',
  skipped: 'Übersprungen',
  rejected: 'Abgelehnt',
  done: 'Fertig',

  questions: 'Fragen zur Datei',
  whichUnit: 'In welcher Einheit ist das Gewicht?',
  noUnit: 'In der Datei steht es nicht.',
  units: {
    kg: 'Kilogramm (kg)',
    lb: 'Pounds (lb)',
    st: 'Stones (st)',
    g: 'Gramm (g)',
  },
  whichOrder: 'Wie ist das Datum geschrieben?',
  noOrder: 'Die Tage in dieser Datei lassen sich auf beide Arten lesen.',
  orders: {
    'day-first': 'Tag zuerst: 03/04 ist der 3. April',
    'month-first': 'Monat zuerst: 03/04 ist der 4. März',
    'year-first': 'Jahr zuerst: 26-04-03 ist der 3. April 2026',
  },
  columns: {
    date: 'Spalte mit dem Datum',
    time: 'Spalte mit der Uhrzeit',
    weight: 'Spalte mit dem Gewicht',
    unit: 'Spalte mit der Einheit',
    note: 'Spalte mit der Notiz',
    source: 'Spalte mit der Quelle',
  },
  kinds: { weight: 'Gewicht', 'leave-out': 'Weglassen' },
  choose: 'Auswählen …',
  noColumn: 'Keine',
  discard: 'Verwerfen',
  continue: 'Weiter',

  preview: 'Vorschau',
  zoneUsed: (zone) =>
    `Uhrzeiten ohne Zeitzone werden als Uhrzeiten in ${zone} gelesen, deiner Zeitzone in den Einstellungen.`,
  nothingToImport: 'Diese Datei hat keine Zeilen, die importiert werden können.',
  firstRows: (shown, all) => `Die ersten ${number(shown)} von ${all} Zeilen.`,
  importRows: 'Importieren',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# Dosis wird weggelassen: Hier werden nur Gewichtseinträge importiert.',
      other: '# Dosen werden weggelassen: Hier werden nur Gewichtseinträge importiert.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# weitere Spalte wird weggelassen',
      other: '# weitere Spalten werden weggelassen',
    }),
  issues: (count) => plural(count, { one: '# Problem', other: '# Probleme' }),
  downloadRejected: 'Abgelehnte Zeilen herunterladen',
  skippedRows: (count) => `${count} übersprungen`,
  skippedRow: (row) => `Zeile ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Zeile ${row}: ${refused[reason](detail)}`,
  more: (count) => `und ${count} weitere`,
};
