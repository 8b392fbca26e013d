import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('nl');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: er staat iets gepland',
  doseDue: (amount) => `Geplande dosis: ${amount}`,
  doseFrom: (amount, pen) => `Geplande dosis: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Geplande dosis: ${amount}, ${steps} uit ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'klik', other: 'klikken' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'eenheid', other: 'eenheden' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'pen', other: 'pennen' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'tablet', other: 'tabletten' })}`,
  },
  lastDay: (pen) => `Laatste dag om ${pen} te gebruiken`,
  thenDiscard: 'Volgens de bijsluiter gooi je die na deze dag weg.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Geen ${medicine} meer over voor de dosis van deze dag`,
  runsOut: 'Geen geneesmiddel meer over voor de dosis van deze dag',
  dosesLeft: (n) =>
    plural(n, {
      one: `Daarvóór is er nog genoeg voor ${n} dosis.`,
      other: `Daarvóór is er nog genoeg voor ${n} doses.`,
    }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `Dosis ${row} ligt in de toekomst.`,
  weightInFuture: (row) => `Weging ${row} ligt in de toekomst.`,
  measurementInFuture: (row) => `Meting ${row} ligt in de toekomst.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'De inhoud moet JSON zijn: één document, of één op elke regel.',
  otherProgram: (program) => `Dit is niet wat een webhook van ${program} stuurt.`,
  noList: (path) => `${path} moet een lijst zijn.`,
  noObject: (path) => `${path} moet een object zijn.`,
  noText: (path) => `${path} moet tekst zijn.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Dit bestand bevat meer gegevens dan er in een account passen. De beheerder van de server kan het toch in een leeg account terugzetten.',
  row: (list, row, sentence) => `${list}, registratie ${row}: ${sentence}`,
  twice: (list, row) => `${list}, registratie ${row}: Deze registratie komt twee keer voor.`,
  noPen: (row) => `doses, registratie ${row}: De pen hiervan staat niet in het bestand.`,
  doseInFuture: (row) => `doses, registratie ${row}: De datum ligt in de toekomst.`,
  otherMedicine: (row) => `doses, registratie ${row}: De pen hiervan bevat een ander geneesmiddel.`,
  wrongAmount: (row) => `doses, registratie ${row}: De hoeveelheid past niet bij de pen.`,
  wrongLedger: (row) =>
    `pens, registratie ${row}: De resterende hoeveelheid past niet bij de doses.`,
  unknownPen: (row) =>
    `pens, registratie ${row}: In het bestand staat niet hoeveel klikken of eenheden een dosis heeft.`,
  noImport: (row) =>
    `importedRecords, registratie ${row}: De import hiervan staat niet in het bestand.`,
  noBefore: (row) =>
    `importedRecords, registratie ${row}: Alleen een weging kan een eerdere waarde hebben.`,
} satisfies ServerWords['moving/restore'];
