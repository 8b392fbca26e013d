import type { PluralForms } from '@dosewise/contract';
import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
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
import { capital, number, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'De server is niet bereikbaar. Wat je hebt ingevuld, is niet verloren.',
  loginAhead:
    'Je moet eerst ergens anders inloggen, bijvoorbeeld op de inlogpagina van een wifinetwerk. Wat je hebt ingevuld, is niet verloren.',
  proxyTooLarge:
    'Dit bestand is te groot voor de server (413). Vraag de beheerder om in de proxy grotere bestanden toe te staan.',
  notOpened:
    'De gegevens in deze browser konden niet worden geopend. Er is niets verwijderd. Laad de pagina opnieuw.',
  noToken: 'Geen inlogtoken gevonden',
  unreadable: 'Deze pagina kon het antwoord van de server niet lezen. Laad de pagina opnieuw.',
  unreadableStatus: (status) =>
    `Het antwoord van de server was niet leesbaar (status ${status}). Probeer het opnieuw.`,
  notConfirmed: 'Je hebt dit niet bevestigd. Daarom is er niets gewijzigd.',
  deleted: (name) => `${name} verwijderd`,
  deleteFailed: (name) => `${name}: verwijderen is niet gelukt. Het staat weer in je lijst.`,
  undo: 'Ongedaan maken',
};

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'klik', other: 'klikken' },
  unit: { one: 'eenheid', other: 'eenheden' },
  pen: { one: 'pen', other: 'pennen' },
  tablet: { one: 'tablet', other: 'tabletten' },
  dose: { one: 'dosis', other: 'doses' },
};

/** '1 dosis', '4 doses'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dosis', other: '# doses' });
/** '1 dag', '4 dagen'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# dag', other: '# dagen' });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'klik',
    unit: 'eenheid',
    pen: 'pen',
    tablet: 'tablet',
    dose: 'dosis',
  },
  stepLabels: {
    click: 'Klikken',
    unit: 'Eenheden',
    pen: 'Pennen',
    tablet: 'Tabletten',
    dose: 'Doses',
  },
  devices: {
    click_pen: 'pen',
    vial: 'injectieflacon',
    single_pen: 'verpakking',
    tablet: 'verpakking',
  },

  statuses: {
    active: () => 'In gebruik',
    empty: () => 'Leeg',
    expired: () => 'Verlopen',
    sealed: () => 'Ongeopend',
    discarded: () => 'Weggegooid',
  },
  piecesOf: (pieces, mg) => `${pieces} van ${number(mg)} mg`,
  stepsLeft: (left, of) => `Nog ${number(left)} van ${of}`,
  nothingLeft: (left) => `Nog ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Nog ${left}, minder dan een dosis van ${number(stepsOfDose)}`
      : `Nog ${left}: ${countDoses(doses)} van ${number(stepsOfDose)}`,
  notUsed: (day) => `Nog niet gebruikt · begindatum ${day}`,
  sealed: 'Ongeopend · telt vanaf de eerste dosis als geopend',
  neverUsed: () => 'Niet gebruikt',
  usedFrom: (day) => `Gebruikt vanaf ${day}`,
  used: (days) => `Gebruikt ${days}`,
  startedOn: (day) => `Begonnen op ${day}`,
  inUse: (day, days) => `Begonnen op ${day} · ${countDays(days)} in gebruik`,
  addPenTitle: 'Nieuwe pen',
  addPackTitle: 'Nieuwe verpakking',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, ongeopend`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Dit kon niet worden teruggezet.',
};

const { devices } = pensTexts;
const locations: Record<InjectionLocation, string> = {
  abdomen: 'Buik',
  thigh: 'Bovenbeen',
  arm: 'Bovenarm',
  buttock: 'Bil',
  other: 'Andere plaats',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'linksonder',
  left_upper: 'linksboven',
  right_lower: 'rechtsonder',
  right_upper: 'rechtsboven',
  left: 'links',
  right: 'rechts',
};

export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dosis van ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => locations[location].toLowerCase(),
  subLocations: {
    left_lower: 'Linksonder',
    left_upper: 'Linksboven',
    right_lower: 'Rechtsonder',
    right_upper: 'Rechtsboven',
    left: 'Links',
    right: 'Rechts',
  },
  place: (location, subLocation) => `${locations[location]}, ${within[subLocation]}`,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Zonder pen',
  withoutPack: 'Zonder verpakking',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Onbekende pen',
  unknownPack: 'Onbekende verpakking',
  notNoted: 'Niet genoteerd',
  painFact: (pain) => `pijn ${pain} van 10`,

  logged: (dose) => `Genoteerd: ${dose}.`,
  takeBackFailed: 'Dit kon niet ongedaan worden gemaakt. De dosis staat nog in je geschiedenis.',
  doubleTitle: 'Heb je één dosis twee keer genoteerd?',
  doubleQuestion: 'Tussen twee genoteerde doses zit minder dan tien minuten.',
  removeDose: 'Deze verwijderen',
  doubleFailed: 'Dat is niet gelukt. Probeer het opnieuw.',
  restoreFailed: 'De dosis kon niet worden teruggezet.',

  confirmDose: 'Dosis bevestigen',
  forPerson: 'Voor',
  confirm: 'Bevestigen',
  sourceFact: (kind) =>
    ({ click_pen: 'Pen', vial: 'Injectieflacon', single_pen: 'Verpakking', tablet: 'Verpakking' })[
      kind
    ],
  dateAndTime: 'Datum en tijd',
  placeFact: 'Plaats',
  pain: 'Pijn',
  painOfTen: (pain) => `${number(pain)} van 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Tussen deze dosis en een andere genoteerde dosis zit minder dan 1 uur.'
        : `Tussen deze dosis en een andere genoteerde dosis zit maar ${number(hours)} uur.`
    } Volgens de bijsluiter moet er minstens ${number(least)} uur tussen twee doses zitten. Twijfel je? Vraag het aan je apotheker of voorschrijver.`,
  otherHours: (medicine, hours) =>
    `${medicine}: er is een dosis genoteerd van ${number(hours)} uur vóór deze dosis. Volgens de bijsluiters mogen twee geneesmiddelen van dit soort niet samen worden gebruikt. Overleg met de voorschrijver voordat deze dosis wordt genomen. Is deze dosis al genomen? Overleg dan nu.`,
  otherDays: (medicine, days) =>
    `${medicine}: er is een dosis genoteerd van ${countDays(days)} vóór deze dosis. Volgens de bijsluiters mogen twee geneesmiddelen van dit soort niet samen worden gebruikt. Overleg met de voorschrijver voordat deze dosis wordt genomen. Is deze dosis al genomen? Overleg dan nu.`,
  lastDose: (days) => `Laatste dosis ${countDays(days)} geleden.`,
  sinceDoseBefore: (days) => `${countDays(days)} sinds de dosis ervoor.`,
  missed: (count) =>
    plural(count, { one: '# geplande dosis gemist.', other: '# geplande doses gemist.' }),
  ask: 'Overleg na zo’n pauze met je voorschrijver welke dosis je neemt.',
  labelAsks:
    'Volgens de bijsluiter van Saxenda overleg je met je voorschrijver voordat je weer een dosis neemt.',
  oneTablet:
    'Volgens de bijsluiter neem je één tablet per dag. Meerdere tabletten van een lagere sterkte zijn niet hetzelfde als één sterkere tablet. Twijfel je? Vraag het aan je apotheker.',
  inUseTooLong: (kind, days) =>
    `Deze ${devices[kind]} is langer dan ${countDays(days)} in gebruik. Volgens de bijsluiter moet je die dan weggooien. Twijfel je? Vraag het aan je apotheker.`,
  expired: (kind, day) =>
    `Deze ${devices[kind]} was houdbaar tot en met ${day}. Volgens de bijsluiters mag je een geneesmiddel na de uiterste houdbaarheidsdatum niet meer gebruiken. Twijfel je? Vraag het aan je apotheker.`,

  doseStep: 'Doseringsstap',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'De meting kon niet worden opgeslagen',
  kinds: {
    waist: 'Taille',
    hips: 'Heupen',
    body_fat: 'Lichaamsvet',
    lean_mass: 'Vetvrije massa',
    resting_pulse: 'Hartslag in rust',
    blood_pressure: 'Bloeddruk',
    hba1c: 'HbA1c',
    fasting_glucose: 'Nuchtere glucose',
  },
  systolic: 'Systolisch',
  diastolic: 'Diastolisch',
  measured: (kind, value, day) => `${kind} ${value} van ${day}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Opgeslagen op dit apparaat${what && `: ${what}`}. Wordt verstuurd zodra je online bent.`,
  keptForLater: (what) =>
    `Opgeslagen op dit apparaat${what && `: ${what}`}. Wordt binnenkort verstuurd.`,
  keptForLogin: () => 'Opgeslagen op dit apparaat. Wordt verstuurd zodra je weer bent ingelogd.',
  notStored:
    'Deze browser kon je registratie niet opslaan, en offline kan die niet worden verstuurd. Wat je hebt ingevuld, is niet verloren: houd deze pagina open en probeer het opnieuw.',
  waiting: 'Nog niet verstuurd',
  waitingCount: (count) =>
    plural(count, {
      one: '# registratie is opgeslagen op dit apparaat en wordt verstuurd zodra je online bent.',
      other:
        '# registraties zijn opgeslagen op dit apparaat en worden verstuurd zodra je online bent.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# registratie voor anderen is nog niet verstuurd.',
      other: '# registraties voor anderen zijn nog niet verstuurd.',
    }),
  sendNow: 'Nu versturen',
  refused: {
    dose: 'Een dosis kon niet worden opgeslagen.',
    weight: 'Een weging kon niet worden opgeslagen.',
    symptom: 'Een klacht kon niet worden opgeslagen.',
    measurement: 'Een meting kon niet worden opgeslagen.',
  },
  refusedHint:
    'Er is niets verloren: wijzig de registratie en probeer het opnieuw, of verwijder die.',
  covered: {
    dose: 'Voor deze geplande dosis is al een andere dosis genoteerd.',
    weight: 'Voor dat tijdstip is al een andere weging genoteerd.',
    symptom: 'Voor dat tijdstip is al een andere klacht genoteerd.',
    measurement: 'Voor dat tijdstip is al een andere meting genoteerd.',
  },
  coveredOther: 'In je geschiedenis',
  coveredOwn: 'Van jou, nog niet verstuurd',
  keepBoth: 'Beide behouden',
  dropThisOne: 'Deze verwijderen',
  look: 'Bekijken',
  change: 'Wijzigen',
  tryAgain: 'Opnieuw proberen',
  discard: 'Verwijderen',

  askTitle: 'Uitloggen en kwijtraken wat niet is verstuurd?',
  ask: (count) =>
    plural(count, {
      one: '# registratie op dit apparaat is nog niet verstuurd. Als je uitlogt, wordt die verwijderd.',
      other:
        '# registraties op dit apparaat zijn nog niet verstuurd. Als je uitlogt, worden die verwijderd.',
    }),
  stay: 'Ingelogd blijven',
  leave: 'Uitloggen en verwijderen',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Schema verwijderd.',
  undo: 'Ongedaan maken',
  deleteFailed: 'Het schema kon niet worden verwijderd.',
  restoreFailed: 'Het schema kon niet worden teruggezet.',
  skipFailed: 'De dosis kon niet worden overgeslagen.',
  unskipFailed: 'De dosis kon niet opnieuw worden gepland.',
  resumed: (days) => {
    if (days === null) return 'Je schema gaat verder.';
    return days === 0
      ? 'Je schema gaat verder. Je laatst genoteerde dosis was vandaag.'
      : `Je schema gaat verder. Je laatst genoteerde dosis was ${countDays(days)} geleden. Overleg na een pauze met je voorschrijver over de dosis waarmee je weer begint.`;
  },
  pauseRemoved: 'Pauze verwijderd.',
  resumeFailed: 'Het schema kon niet worden hervat.',

  step: (step) => `Stap ${step}`,
  removeStep: (step) => `Stap ${step} verwijderen`,
  addStep: 'Stap toevoegen',
  dose: 'Dosis',
  every: 'Elke',
  days: 'dagen',
  doses: 'Aantal doses',
  daysLimit: (least, most) =>
    `Vul bij dagen een heel getal van ${number(least)} tot en met ${number(most)} in.`,
  doseLimit: (least, most) =>
    `De dosis moet een getal van ${number(least)} tot en met ${number(most)} mg zijn.`,

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Elke dag om ${time}`,
      other: `Elke # dagen om ${time}`,
    }),
  weekly: (weekday, time) => `Elke ${weekday} om ${time}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Herinneringen opgeslagen.',
  saveFailed: 'De herinneringen konden niet worden opgeslagen. Probeer het opnieuw.',

  ask: 'Een herinnering als het tijd is voor een dosis?',
  askOn: (weekday) => `Elke ${weekday} een herinnering?`,
  byMail:
    'Per e-mail, als het tijd is voor de dosis. Je kunt dit wijzigen in Instellingen, onder ‘Herinneringen’.',
  chooseNext: 'Als het tijd is voor de dosis. Hierna kies je waarheen.',
  remind: 'Herinner me',
  notAllowed: 'Meldingen zijn niet toegestaan.',
  subscribeFailed: 'Deze browser kon niet worden toegevoegd. Probeer het opnieuw.',
  anyBrowser: 'Browser',
  willBeReminded: 'Je krijgt een herinnering als het tijd is voor een dosis.',
};

const places: Record<InjectionLocation, string> = {
  abdomen: 'buik',
  thigh: 'bovenbeen',
  arm: 'bovenarm',
  buttock: 'bil',
  other: 'andere plaats',
};
/** 'linkerbovenbeen', 'buik linksonder'. */
const zoneInside = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  subLocation === 'left' || subLocation === 'right'
    ? `${subLocation === 'left' ? 'linker' : 'rechter'}${places[location]}`
    : `${places[location]} ${within[subLocation]}`;

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone: (location, subLocation) => capital(zoneInside(location, subLocation)),
  zoneInside,
  neverUsed: 'nooit gebruikt',
  usedToday: 'vandaag gebruikt',
  rested: (days) => `${countDays(days)} rust`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Lichaamskaart',
  frontMap: 'Lichaamskaart, voorkant',
  backMap: 'Lichaamskaart, achterkant',
  front: 'Voorkant',
  back: 'Achterkant',
  right: 'Rechts',
  left: 'Links',
  rightInitial: 'R',
  leftInitial: 'L',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, voorgesteld`,
  legend: {
    recent: 'Minder dan 7 dagen',
    resting: '7 tot en met 13 dagen',
    rested: '14 dagen of langer',
    unused: 'Nooit gebruikt',
    off: 'Niet gekozen',
  },
  suggested: 'Voorgesteld',
  site: (zone, isProposed) => `Plaats: ${zone}${isProposed ? ' (langste rust)' : ''}`,
  chooseSite: 'Plaats kiezen',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'Dit kon niet worden opgeslagen',
  categories: {
    nausea: 'Misselijkheid',
    vomiting: 'Braken',
    diarrhea: 'Diarree',
    constipation: 'Verstopping',
    headache: 'Hoofdpijn',
    fatigue: 'Vermoeidheid',
    acid_reflux: 'Brandend maagzuur',
    appetite_suppression: 'Verminderde eetlust',
    injection_site_pain: 'Pijn op de injectieplaats',
    other: 'Andere klacht',
  },
  words: { none: 'geen', mild: 'licht', moderate: 'matig', severe: 'ernstig' },
  severity: (severity, most, word) => `${severity} van ${most}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'De wegingen konden niet worden geladen',
  addFailed: 'Het gewicht kon niet worden genoteerd',
  date: 'Datum',
  weight: 'Gewicht',
  smoothed: 'Afgevlakt',
  trend: 'Trend',
  raw: 'Alleen wegingen',
  weighIn: (weight, day) => `${weight} van ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, pounds`,
  inKilograms: (least, most) => `een getal van ${number(least)} tot en met ${number(most)} kg`,
  inPounds: (least, most) => `een getal van ${least} tot en met ${most} lb`,
  inStones: (least, most) => `hele stones en minder dan 14 pounds, van ${least} tot en met ${most}`,
  weightWrong: (rule) => `Vul als gewicht in: ${rule}.`,

  isWeightRight: (weight) => `Klopt ${weight}?`,
  farFrom: (weight, day) => `Dit wijkt meer dan 15% af van de ${weight} van ${day}.`,
  changeIt: 'Wijzigen',
  addIt: 'Ja, noteren',
};
