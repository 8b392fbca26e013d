import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('nl');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: er is iets aan de beurt',
  doseDue: (amount) => `Dosis aan de beurt: ${amount}`,
  doseFrom: (amount, pen) => `Dosis aan de beurt: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dosis aan de beurt: ${amount}, ${steps} uit ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'klik', other: 'klikken' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'eenheid', other: 'eenheden' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'pen', other: 'pennen' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'tablet', other: 'tabletten' })}`,
  },
  lastDay: (pen) => `Laatste dag van ${pen}`,
  thenDiscard: 'Volgens de bijsluiter gooi je die na vandaag weg.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Niets meer over voor de dosis van deze dag: ${medicine}`,
  runsOut: 'Niets meer over voor de dosis van deze dag',
  dosesLeft: (n) =>
    plural(n, {
      one: `Daarvóór is er nog genoeg voor ${n} dosis.`,
      other: `Daarvóór is er nog genoeg voor ${n} doses.`,
    }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `Dosis ${row} ligt in de toekomst.`,
  weightInFuture: (row) => `Gewicht ${row} ligt in de toekomst.`,
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
  row: (list, row, sentence) => `${list}, notering ${row}: ${sentence}`,
  twice: (list, row) => `${list}, notering ${row}: Deze notering komt twee keer voor.`,
  noPen: (row) => `doses, notering ${row}: De pen hiervan staat niet in het bestand.`,
  doseInFuture: (row) => `doses, notering ${row}: De datum ligt in de toekomst.`,
  otherMedicine: (row) => `doses, notering ${row}: De pen hiervan bevat een ander geneesmiddel.`,
  wrongAmount: (row) => `doses, notering ${row}: De hoeveelheid past niet bij de pen.`,
  wrongLedger: (row) => `pens, notering ${row}: De resterende hoeveelheid past niet bij de doses.`,
  unknownPen: (row) =>
    `pens, notering ${row}: In het bestand staat niet hoe de klikken worden geteld.`,
  noImport: (row) =>
    `importedRecords, notering ${row}: De import hiervan staat niet in het bestand.`,
  noBefore: (row) =>
    `importedRecords, notering ${row}: Alleen een gewicht kan er eerder zijn geweest.`,
} satisfies ServerWords['moving/restore'];
