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
import { capital, number, plural } from './grammar.ts';

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Dashboard · Dosewise',
  loginPrompt: 'Log in om je dashboard te zien.',
  title: 'Dashboard',
  loading: 'Laden …',
  loadFailed: 'De gegevens konden niet worden geladen',
  invited: {
    by: (email) => `${email} wil gegevens met je delen.`,
    look: 'Uitnodiging bekijken',
  },
  dosesFailed: 'De doses konden niet worden geladen',
  symptomsFailed: 'De klachten konden niet worden geladen',
  heightFailed: 'De lengte kon niet worden opgeslagen',

  goal: 'Doel',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Soort doel',
  aims: { reach: 'Een gewicht bereiken', keep: 'Binnen een streefzone blijven' },
  targetWeight: 'Streefgewicht',
  targetDate: 'Streefdatum',
  goalWrong: (rule) => `Vul als doel in: ${rule}.`,
  lowest: 'Laagste gewicht',
  highest: 'Hoogste gewicht',
  rangeWrong: (rule) => `Vul als grens van de streefzone in: ${rule}.`,
  rangeTurned: 'Het hoogste gewicht moet boven het laagste liggen.',
  goalNotSaved: 'Je doel is nog niet opgeslagen.',
  goalNotLoaded: 'Je doel kon niet worden geladen.',
  noTarget: 'Streefgewicht instellen',
  noRange: 'Streefzone instellen',
  noGoal: 'Geen doel ingesteld',
  range: (low, high) => `${low} tot ${high}`,
  rangeTo: ' tot ',
  toGo: (weight) => `Nog ${weight}`,
  withinRange: 'Binnen de streefzone',
  aboveRange: (weight) => `${weight} boven de streefzone`,
  belowRange: (weight) => `${weight} onder de streefzone`,
  changeGoal: 'Doel wijzigen',
  goalDone: 'Klaar',
  byDay: (day) => `uiterlijk ${day}`,
  eta: 'Naar verwachting',
  reached: 'Bereikt',
  noProjection: {
    weights: 'Noteer een paar keer je gewicht om een prognose te zien.',
    goal: 'Stel een doel in om een prognose te zien.',
    days: (days) => `De prognose begint zodra je wegingen minstens ${days} dagen beslaan.`,
    both: 'Noteer een paar keer je gewicht en stel een doel in om een prognose te zien.',
  },
  notOnCourse: 'Met het huidige tempo niet op weg naar het doel',
  daysWithin: 'Dagen binnen de streefzone',
  someOf: (within, weighed) => `${number(within)} van ${number(weighed)}`,
  whichDays: (days) =>
    `Van de dagen met een weging in de afgelopen ${countDays(days)}. De laatste weging van een dag telt.`,
  noDays: (days) => `Geen weging in de afgelopen ${countDays(days)}.`,
  staleWeights: 'Noteer je gewicht om een verwachte datum te zien',

  later: 'Doel, grafiek en cijfers',
  figures: 'Cijfers',

  nextActions: 'Wat je nu kunt doen',
  logWeight: 'Gewicht van vandaag noteren',
  logDose: 'Dosis noteren',
  logSymptoms: 'Klachten noteren',

  journey: 'Gewichtsverloop',
  noWeights: 'Nog geen gewicht genoteerd. Dat kan op de pagina Gewicht.',
  addWeight: 'Gewicht noteren',
  changeSince: (day) => `Verandering sinds ${day} `,
  totalChange: 'Totale verandering ',
  chartOptions: 'Opties van de grafiek',
  showDoses: 'Doses tonen',
  showBands: 'BMI-zones tonen',
  height: 'Lengte',
  feetOf: (label) => `${label}, voet`,
  inchesOf: (label) => `${label}, inch`,
  heightExample: 'bijv. 175',
  dose: 'Dosis',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Streefdatum',
  today: 'Vandaag',
  rangeToKeep: 'Streefzone',
  ends: { lowKg: 'Ondergrens', highKg: 'Bovengrens' },
  goalAt: (weight) => `Doel ${weight}`,
  bands: {
    healthy: 'BMI 20–25',
    overweight: 'BMI 25–30',
    obese: 'BMI 30+',
  },
  onlyWeight: (weight, day) => `${weight} op ${day}.`,
  wayOfWeight: (from, to) => `Van ${from.weight} op ${from.day} naar ${to.weight} op ${to.day}.`,
  projection: 'Na je laatste weging is de trend een prognose.',
  theGoal: (weight) => `Het doel is ${weight}.`,
  theRange: (range) => `De streefzone is ${range}.`,

  latestWeight: 'Laatste gewicht',
  fromStart: (change) => `${change} sinds het begin`,
  since: (change, day) => `${change} sinds ${day}`,
  trendPace: 'Tempo (trend)',
  trendPaceNote: 'Negatief is gewichtsverlies',
  adherence: 'Weegdagen (7 dagen)',
  adherenceNote: 'Dagen met een weging',
  dosesLately: 'Doses (28 dagen)',
  dosesExpected: (doses) => `Verwacht: ongeveer ${number(doses)}`,
  symptomsLately: 'Klachten (14 dagen)',
  symptomsLatelyNote: 'Gemiddelde ernst van 0 tot en met 10',
  nextDose: 'Volgende dosis',
  afterLatest: (days) => `${countDays(days)} na de laatste dosis`,
  nextDoseOn: (weekday, rule) => `${capital(weekday)}, ${rule}`,
  overdueBy: (days, rule) => `${countDays(days)} te laat (meestal ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Je volgende dosis',
  titleOf: (medicine) => `Je volgende dosis ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Was gepland op ${due}. Volgens de bijsluiter kan deze dosis nog tot ${day} ${time} worden genomen. Kijk in je eigen bijsluiter.`,
  stillByPlan: (due, day, time) =>
    `Was gepland op ${due}. Na ${day} ${time} telt het schema deze dosis als gemist. Die grens is van ons; die van je bijsluiter kan korter zijn. Kijk in je bijsluiter of vraag het aan je apotheker voordat je een dosis te laat neemt.`,
  loading: 'Laden …',
  loadFailed: 'Je volgende dosis kon niet worden geladen.',
  dueToday: 'Dosis voor vandaag',
  dueTomorrow: 'Volgende dosis morgen',
  inDays: (days) => `Volgende dosis over ${countDays(days)}`,
  late: (days) => `${countDays(days)} te laat`,
  at: (weekday, day, time) => `${capital(weekday)} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, nog ${number(left)}`,
  givenInWords: (amount, pen, left) => `${amount} uit ${pen}, nog ${countDoses(left)}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Je hebt geen pen die je voor deze dosis kunt gebruiken.'
      : 'Je hebt geen verpakking die je voor deze dosis kunt gebruiken.',
  log: (amount) => `${amount} noteren`,
  change: 'Wijzigen',
  logIt: 'Dosis noteren',
  plan: 'Je schema',
  openPlan: 'Schema openen',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} uit ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Deze dosis is al genoteerd, voor ${when}.`,
  logFailed: 'De dosis kon niet worden genoteerd. Er is niets gewijzigd. Probeer het opnieuw.',
  changedElsewhere:
    'Een pen of het schema is ergens anders gewijzigd, dus de dosis is niet genoteerd. Controleer de pen en de hoeveelheid en noteer de dosis dan opnieuw.',

  noLatest: 'Van dit geneesmiddel is nog geen dosis genoteerd.',
  anotherPen: 'De laatste dosis kwam uit een andere pen. Controleer of dit de juiste pen is.',
  moreThanUsual: (mg, usual) =>
    `Deze dosis (${mg}) is meer dan de vorige (${usual}). Vergelijk de hoeveelheid met je recept voordat je de dosis neemt.`,

  nothing: 'Geen dosis gepland',
  nothingAdvice: 'Maak een schema of noteer een dosis om hier je volgende dosis te zien.',
  makePlan: 'Schema maken',
};

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# week sinds de eerste dosis',
    other: '# weken sinds de eerste dosis',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'De afgelopen zeven dagen',
  dose: 'dosis',
  weighIn: 'gewicht',
  nothing: 'niets genoteerd',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dosis',
  legendWeighIn: 'Gewicht',

  firstDose: 'De eerste dosis is genoteerd.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `Tot nu toe ${countDoses(doses)} genoteerd.`
      : `${sinceFirstDose(weeks)}, ${countDoses(doses)} genoteerd.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} lichter dan een maand geleden.`
        : `${sinceFirstDose(weeks)}, ${weight} lichter dan een maand geleden.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} zwaarder dan een maand geleden.`
        : `${sinceFirstDose(weeks)}, ${weight} zwaarder dan een maand geleden.`,
    same: (weeks) =>
      weeks === null
        ? 'Ongeveer hetzelfde gewicht als een maand geleden.'
        : `${sinceFirstDose(weeks)}, ongeveer hetzelfde gewicht als een maand geleden.`,
  },

  comes: 'Wat je op deze pagina gaat zien',
  example: 'Voorbeeld',
  comesNote: 'Voorbeeldcijfers van iemand na acht weken:',
  comesNext: (days) => `over ${countDays(days)}`,

  weight: 'Gewicht',
  noWeight: 'Nog geen gewicht',
  weighedOn: (day) => `op ${day}`,
  weightToday: 'Gewicht van vandaag',
  addWeight: 'Gewicht noteren',
  weighedToday: 'Vandaag genoteerd',
  weightAdded: (weight) => `Genoteerd: ${weight}.`,
  weightLine: 'De afgelopen maand, afgevlakt',

  symptoms: 'Klachten vandaag',
  otherSymptoms: 'Andere klachten',
  noneToday: 'Vandaag geen',
  loggedToday: 'vandaag genoteerd',
  howSevere: (symptom) => `${symptom}: hoe ernstig?`,
  ofTen: (severity, most) => `${severity} van ${most}`,
  symptomLogged: (symptom, word) => `Genoteerd: ${symptom}, ${word}.`,
  noneLogged: 'Genoteerd: vandaag geen klachten.',

  begin: 'In twee stappen aan de slag',
  steps: { 1: 'Nog één stap', 2: 'Nog twee stappen' },
  stepsNote: 'Daarna zie je op deze pagina wat er elke dag gepland staat.',
  penNote: 'Voeg je pen toe, dan noteer je met één tik een geplande dosis.',
  stepDone: 'klaar',
  stepBegin: 'Pen en schema instellen',
  stepGoOn: 'Verder met je pen en schema',
  stepPen: 'Pen toevoegen',
  stepDose: 'Eerste dosis noteren',
  stepWeight: 'Gewicht noteren',
  hasPens: (count) => plural(count, { one: '# pen', other: '# pennen' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# weging', other: '# wegingen' }),
  otherApp: 'Kom je van een andere app?',
  bringHistory: 'Importeer je geschiedenis',

  lastDose: (pen) => `Nog één dosis in ${pen}`,
  openUntil: (pen, day, days) =>
    `${pen} gebruiken tot en met ${day}, daarna weggooien (al ${countDays(days)} in gebruik)`,
  openTooLong: (pen, days, label) =>
    `${pen} is ${countDays(days)} in gebruik. Volgens de bijsluiter gooi je die pen na ${countDays(label)} weg.`,
  costMissing: (pen) => `Kosten van ${pen} invullen`,

  installTitle: 'Dosewise op dit apparaat installeren',
  install: {
    button: 'Je opent de app dan vanaf je beginscherm of bureaublad, ook offline.',
    shareMenu:
      'Open het deelmenu en kies ‘Zet op beginscherm’. De app werkt offline, kan je meldingen sturen en bewaart registraties die nog niet zijn verstuurd. In Safari zelf kunnen ze na zeven dagen zonder bezoek worden verwijderd. In de app moet je opnieuw inloggen.',
    oldShareMenu:
      'Open in Safari het deelmenu en kies ‘Zet op beginscherm’. De app werkt offline en bewaart registraties die nog niet zijn verstuurd. In Safari zelf kunnen ze na zeven dagen zonder bezoek worden verwijderd. In de app moet je opnieuw inloggen. Voor meldingen is iOS 16.4 nodig.',
  },
  installNow: 'Installeren',
  noInstall: 'Niet nu',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'In welke tijdzone ben je?',
  unknown:
    'Je browser geeft geen bekende tijdzone door. Daarom beginnen je dagen om middernacht UTC.',
  differs: (zone) =>
    `Je dagen beginnen om middernacht UTC, maar dit apparaat staat ingesteld op ${zone}.`,
  label: 'Tijdzone',
  choose: 'Tijdzone kiezen',
  missing: 'Kies een tijdzone.',
  keep: 'UTC aanhouden',
  moved: (city) => `Het lijkt erop dat je in ${city} bent`,
  keepOrSwitch: (city) =>
    `De tijd van ${city} aanhouden of wisselen? Als je wisselt, is een dosis van 08:00 gepland om 08:00 in de nieuwe tijdzone.`,
  keepTime: (city) => `Tijd van ${city} aanhouden`,
  switchTo: (city) => `Wisselen naar ${city}`,
  saved: 'Tijdzone opgeslagen.',
  failed: 'De tijdzone kon niet worden opgeslagen',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Je telefoon stuurde ${weight} op ${day}. De weging ervoor is ${one}, de weging erna ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Je telefoon stuurde ${weight} op ${day}. De wegingen erna zijn ${one} en ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Je telefoon stuurde ${weight} op ${day}. De wegingen ervoor zijn ${one} en ${other}.`,
  deleteJump: 'Verwijderen',
  isRight: 'Dit klopt',
  confirmFailed: 'Je antwoord kon niet worden opgeslagen.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Klachten · Dosewise',
  total: (count) => plural(count, { one: '# klacht', other: '# klachten' }),
  title: 'Klachten',
  loading: 'Laden …',
  loginPrompt: 'Log in om je klachten bij te houden.',

  form: 'Klacht noteren',
  category: 'Soort',
  severity: 'Ernst',
  severityHint: (severity) => `${severity}. 10 is het ergste wat je je kunt voorstellen.`,
  note: 'Notitie',
  log: 'Klacht noteren',
  logged: (name, severity) => `${name} genoteerd, ${severity}.`,
  dateMissing: 'Vul de datum en tijd van de klacht in.',
  dateAhead: 'De datum ligt in de toekomst. Noteer een klacht pas als je die hebt gehad.',
  dateOutOfYears: `De datum moet tussen de jaren ${KEPT_YEARS.first} en ${KEPT_YEARS.last} liggen.`,

  history: 'Geschiedenis',
  pages: 'Pagina’s met de geschiedenis van klachten',
  fetchFailed: 'De klachten konden niet worden geladen',
  none: 'Nog geen klachten',
  noneHint:
    'Genoteerde klachten staan hier, de nieuwste eerst, en als gemiddelde op het dashboard.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Deze klacht verwijderen',
  editTitle: 'Klacht bewerken',
  save: 'Klacht opslaan',
  gone: 'Deze klacht is ergens anders verwijderd.',

  patterns: 'Patronen',
  lead: 'Deze waarden vatten alleen samen wat is genoteerd; een oorzaak is er niet uit af te leiden.',
  patternOf: 'Klacht',
  all: 'Alle klachten',
  byDay: 'Per dag sinds de dosis',
  dayRule: 'Dag 0 is de 24 uur na een dosis.',
  bySteps: 'Per doseringsstap',
  day: 'Dag',
  dayOf: (day) => `Dag ${day}`,
  later: (day) => `Dag ${day}+`,
  step: 'Dosis',
  mean: 'Gemiddelde ernst',
  entries: 'Registraties',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# registratie van vóór je eerste dosis is niet meegeteld.',
      other: '# registraties van vóór je eerste dosis zijn niet meegeteld.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# registratie ‘Vandaag geen’ is niet meegeteld in de gemiddelden.',
      other: '# registraties ‘Vandaag geen’ zijn niet meegeteld in de gemiddelden.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `ongeldige datum ‘${cell}’`,
  future: (cell) => `ongeldige datum ‘${cell}’`,
  'unreadable-number': (cell) => `ongeldig gewicht ‘${cell}’`,
  implausible: (cell) => `ongeldig gewicht ‘${cell}’`,
  'not-readable': () =>
    'hier begint een aanhalingsteken dat niet wordt gesloten, dus de rijen erna kunnen niet worden gelezen',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `zelfde datum en tijd als rij ${by}`,
  replaced: ({ by }) => `zelfde datum en tijd als rij ${by}`,
  'no-date': () => 'geen datum',
  'no-weight': () => 'geen gewicht',
  'other-kind': ({ detail }) => `geen lichaamsgewicht maar ‘${detail}’`,
  'other-person': () => 'van een andere persoon',
  'left-out': () => 'door jou weggelaten',
};

const countWeighIns = (count: number) => plural(count, { one: '# weging', other: '# wegingen' });
const countMeasurements = (count: number) =>
  plural(count, { one: '# meting', other: '# metingen' });
const result = (inserted: number, updated: number) =>
  `${number(inserted)} nieuw, ${number(updated)} gewijzigd`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Gewicht · Dosewise',
  title: 'Gewicht',
  loading: 'Laden …',
  loginPrompt: 'Log in om je gewicht bij te houden.',

  addTitle: 'Gewicht noteren',
  form: 'Gewicht noteren',
  weight: 'Gewicht',
  date: 'Datum',
  note: 'Notitie',
  add: 'Gewicht noteren',
  added: (weight) => `Genoteerd: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Probeer het opnieuw.',
  dateMissing: 'Vul de datum in.',
  dateAhead: 'De datum ligt in de toekomst.',
  dateOutOfYears: `De datum moet tussen de jaren ${KEPT_YEARS.first} en ${KEPT_YEARS.last} liggen.`,

  noTrend: 'Nog geen gewicht genoteerd.',
  newest: (entries) => `De nieuwste ${entries}`,
  entries: countWeighIns,
  newestEntries: (count) =>
    plural(count, { one: 'De nieuwste weging', other: 'De nieuwste # wegingen' }),
  latest: (entries, weight, day) => `${entries}, het laatste gewicht is ${weight} op ${day}.`,
  trendNeedsDays: (days) =>
    `Voor een trend zijn twee wegingen nodig met minstens ${days} dagen ertussen.`,
  lastWeeks: (weeks) => plural(weeks, { one: 'de laatste week', other: 'de laatste # weken' }),
  theseEntries: 'deze wegingen',
  allEntries: 'alle wegingen',
  trendLevel: (window) => `De trend over ${window} is vlak.`,
  trendGoes: (window, isDown, amount) =>
    `Trend over ${window}: ${isDown ? 'daling' : 'stijging'} van ${amount} per week.`,
  smoothed:
    'Afgevlakt: een lijn op basis van de wegingen van 14 dagen voor tot 14 dagen na elke dag (lokale regressie, Cleveland 1979). De laatste 14 dagen ervan kunnen nog veranderen.',

  recent: 'Laatste wegingen',
  someOf: (shown, all) => `${number(shown)} van ${all}`,
  none: 'Nog geen gewicht genoteerd',
  noneHint:
    'Noteer je eerste gewicht, of importeer een bestand van je weegschaal of een andere app.',
  deleteThis: 'Deze weging verwijderen',
  editTitle: 'Weging bewerken',
  save: 'Weging opslaan',
  saveFailed: 'De weging kon niet worden opgeslagen',
  gone: 'Deze weging is ergens anders verwijderd.',

  measurements: 'Metingen',
  addMeasurement: 'Meting toevoegen',
  addShort: 'Toevoegen',
  aMeasurement: ': meting',
  measurementDialog: {
    editTitle: 'Meting bewerken',
    save: 'Meting opslaan',
    deleteThis: 'Deze meting verwijderen',
  },
  measurementKind: 'Meting',
  measurementAdded: (name, value) => `${name} ${value} toegevoegd.`,
  measurementWrong: (name, least, most) =>
    `${name}: vul een waarde van ${least} tot en met ${most} in.`,
  measurementUnit: 'Eenheid',
  measurementOrigin: 'Waar gemeten',
  origins: { home: 'Thuis', laboratory: 'Laboratorium', none: 'Niet vermeld' },
  isMeasurementRight: (name, value) => `${name} ${value}: klopt dat?`,
  mayBeSlip:
    'Het kan een typefout of de andere eenheid zijn. Kijk het getal en de eenheid nog eens na.',
  mayBePairSlip: 'Het kan een typefout zijn. Kijk beide getallen nog eens na.',
  diastolicAbove: 'Diastolisch kan niet hoger zijn dan systolisch. Kijk na of ze verwisseld zijn.',
  changeMeasurement: 'Wijzigen',
  saveMeasurement: 'Ja, opslaan',
  measurementGone: 'Deze meting is ergens anders verwijderd.',
  measurementsFailed: 'De metingen konden niet worden geladen',
  noMeasurements: 'Nog geen metingen',
  noMeasurementsHint:
    'Hier kun je taille, heupen, lichaamsvet, vetvrije massa, hartslag in rust, bloeddruk, HbA1c en nuchtere glucose bijhouden.',
  recentMeasurements: 'Laatste metingen',
  changedSince: (change, day) => `${change} sinds ${day}`,
  measurementSummary: (count, first, last) =>
    `${countMeasurements(count)}, van ${first} tot ${last}.`,

  import: 'Importeren uit CSV',
  importHint:
    'Van weegschalen en uit apps: een bestand met een kopregel, een kolom voor de datum en een voor het gewicht. Je ziet een voorvertoning voordat er iets wordt opgeslagen.',
  otherFiles: 'Ook doses en klachten, of een bestand van een andere app?',
  otherImport: 'Naar Importeren',
  chooseFile: 'Bestand kiezen',
  file: 'CSV-bestand',
  reading: 'Het bestand wordt gelezen',
  importing: 'Bezig met importeren',
  importFailed: 'De import is mislukt. Controleer de indeling van je bestand.',
  unreadable: {
    'no-data':
      'Er staan geen gegevens in het CSV-bestand. Er is een kopregel nodig en minstens één rij met gegevens.',
    'no-columns':
      'Er ontbreken verplichte kolommen. Nodig zijn date en een kolom met het gewicht (bijv. weightKg, weight of Value).',
    'too-large': `Dit bestand is te groot om hier te lezen: het heeft meer dan ${number(MAX_TABLE_ROWS)} rijen, of miljoenen cellen.`,
  },
  storedBefore: (inserted, updated) => `Daarvóór: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import geannuleerd. Daarvóór: ${result(inserted, updated)}. Rijen die al worden verstuurd, worden misschien nog opgeslagen. Als je het bestand nog een keer importeert, ontstaat er niets dubbel.`,
  imported: (inserted, updated) => `Import gelukt: ${result(inserted, updated)}.`,
  rowsRead: 'Gelezen rijen',
  toImport: 'Te importeren',
  inserted: 'Nieuw',
  updated: 'Gewijzigd',
  unchanged: 'Ongewijzigd',
  skipped: 'Weggelaten',
  rejected: 'Geweigerd',
  done: 'Klaar',

  questions: 'Vragen over het bestand',
  whichUnit: 'In welke eenheid staat het gewicht?',
  noUnit: 'Dat staat niet in het bestand.',
  units: {
    kg: 'Kilogram (kg)',
    lb: 'Pounds (lb)',
    st: 'Stones (st)',
    g: 'Gram (g)',
  },
  whichOrder: 'Hoe zijn de datums geschreven?',
  noOrder: 'De datums in dit bestand zijn op beide manieren te lezen.',
  orders: {
    'day-first': 'Dag eerst: 03/04 is 3 april',
    'month-first': 'Maand eerst: 03/04 is 4 maart',
    'year-first': 'Jaar eerst: 26-04-03 is 3 april 2026',
  },
  columns: {
    date: 'Kolom met de datum',
    time: 'Kolom met de tijd',
    weight: 'Kolom met het gewicht',
    unit: 'Kolom met de eenheid',
    note: 'Kolom met de notitie',
    source: 'Kolom met de bron',
  },
  kinds: { weight: 'Gewicht', 'leave-out': 'Weglaten' },
  choose: 'Kies …',
  noColumn: 'Geen',
  discard: 'Niet importeren',
  continue: 'Verder',

  preview: 'Voorvertoning',
  zoneUsed: (zone) =>
    `Tijden zonder tijdzone worden gelezen als tijden in ${zone}, je tijdzone in Instellingen.`,
  nothingToImport: 'Dit bestand heeft geen rijen om te importeren.',
  firstRows: (shown, all) => `De eerste ${number(shown)} van ${all} rijen.`,
  importRows: 'Importeren',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dosis wordt weggelaten: hier worden alleen wegingen geïmporteerd.',
      other: '# doses worden weggelaten: hier worden alleen wegingen geïmporteerd.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# andere kolom wordt weggelaten',
      other: '# andere kolommen worden weggelaten',
    }),
  issues: (count) => plural(count, { one: '# probleem', other: '# problemen' }),
  downloadRejected: 'Geweigerde rijen downloaden',
  skippedRows: (count) => `${count} weggelaten`,
  skippedRow: (row) => `Rij ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Rij ${row}: ${refused[reason](detail)}`,
  more: (count) => `en nog ${count}`,
};
