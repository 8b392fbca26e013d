import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('de');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: Etwas steht an',
  doseDue: (amount) => `Dosis fällig: ${amount}`,
  doseFrom: (amount, pen) => `Dosis fällig: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dosis fällig: ${amount}, ${steps} aus ${pen}`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'Klick', other: 'Klicks' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'Einheit', other: 'Einheiten' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'Pen', other: 'Pens' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'Tablette', other: 'Tabletten' })}`,
  },
  lastDay: (pen) => `Letzter Tag, um ${pen} zu verwenden`,
  thenDiscard: 'Laut Packungsbeilage nach diesem Tag zu entsorgen.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Kein ${medicine} mehr da für die Dosis an diesem Tag`,
  runsOut: 'Kein Medikament mehr da für die Dosis an diesem Tag',
  dosesLeft: (n) =>
    plural(n, {
      one: `Davor reicht es noch für ${n} Dosis.`,
      other: `Davor reicht es noch für ${n} Dosen.`,
    }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `Dosis ${row} liegt in der Zukunft.`,
  weightInFuture: (row) => `Gewichtseintrag ${row} liegt in der Zukunft.`,
  measurementInFuture: (row) => `Messwert ${row} liegt in der Zukunft.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Der Inhalt muss JSON sein: ein Dokument, oder eines in jeder Zeile.',
  otherProgram: (program) => `Das ist nicht, was ein Webhook von ${program} sendet.`,
  noList: (path) => `${path} muss eine Liste sein.`,
  noObject: (path) => `${path} muss ein Objekt sein.`,
  noText: (path) => `${path} muss Text sein.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Diese Datei enthält mehr Einträge, als in ein Konto passen. Wer den Server betreibt, kann sie trotzdem in einem leeren Konto wiederherstellen.',
  row: (list, row, sentence) => `${list}, Eintrag ${row}: ${sentence}`,
  twice: (list, row) => `${list}, Eintrag ${row}: Dieser Eintrag kommt zweimal vor.`,
  noPen: (row) => `doses, Eintrag ${row}: Der Pen dazu ist nicht in der Datei.`,
  doseInFuture: (row) => `doses, Eintrag ${row}: Das Datum liegt in der Zukunft.`,
  otherMedicine: (row) => `doses, Eintrag ${row}: Der Pen dazu enthält ein anderes Medikament.`,
  wrongAmount: (row) => `doses, Eintrag ${row}: Die Menge passt nicht zum Pen.`,
  wrongLedger: (row) => `pens, Eintrag ${row}: Die übrige Menge passt nicht zu den Dosen.`,
  unknownPen: (row) =>
    `pens, Eintrag ${row}: In der Datei steht nicht, wie viele Klicks oder Einheiten eine Dosis hat.`,
  noImport: (row) => `importedRecords, Eintrag ${row}: Der Import dazu ist nicht in der Datei.`,
  noBefore: (row) =>
    `importedRecords, Eintrag ${row}: Nur ein Gewichtseintrag kann einen früheren Wert haben.`,
} satisfies ServerWords['moving/restore'];
