import type { ServerWords } from '../words.ts';
import { counted, plural } from './grammar.ts';

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (amount) => `Dosis pendiente: ${amount}`,
  doseFrom: (amount, pen) => `Dosis pendiente: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dosis pendiente: ${amount}, ${steps} de ${pen}`,
  steps: {
    click_pen: (n) => counted(n, 'clic', 'clics'),
    vial: (n) => counted(n, 'unidad', 'unidades'),
    single_pen: (n) => counted(n, 'pluma', 'plumas'),
    tablet: (n) => counted(n, 'comprimido', 'comprimidos'),
  },
  lastDay: (pen) => `Último día para usar ${pen}`,
  thenDiscard: 'Según el prospecto, debe desecharse después de este día.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `No queda ${medicine} para la dosis de este día`,
  runsOut: 'No queda medicamento para la dosis de este día',
  dosesLeft: (n) =>
    n === 0
      ? 'No queda ninguna dosis antes de ese día.'
      : plural(n, {
          one: `Queda ${n} dosis antes de ese día.`,
          many: `Quedan ${n} de dosis antes de ese día.`,
          other: `Quedan ${n} dosis antes de ese día.`,
        }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `La dosis ${row} está en el futuro.`,
  weightInFuture: (row) => `El pesaje ${row} está en el futuro.`,
  measurementInFuture: (row) => `La medida ${row} está en el futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'El contenido debe ser JSON: un documento, o uno en cada línea.',
  otherProgram: (program) => `Este no es el formato que envía ${program}.`,
  noList: (path) => `${path} debe ser una lista.`,
  noObject: (path) => `${path} debe ser un objeto.`,
  noText: (path) => `${path} debe ser texto.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Este archivo tiene más registros de los que caben en una cuenta. Quien administra el servidor aún puede restaurarlo en una cuenta vacía.',
  row: (list, row, sentence) => `${list}, entrada ${row}: ${sentence}`,
  twice: (list, row) => `${list}, entrada ${row}: Esta entrada aparece dos veces.`,
  noPen: (row) => `doses, entrada ${row}: Su pluma no está en el archivo.`,
  doseInFuture: (row) => `doses, entrada ${row}: La fecha está en el futuro.`,
  otherMedicine: (row) => `doses, entrada ${row}: Su pluma contiene otro medicamento.`,
  wrongAmount: (row) => `doses, entrada ${row}: Su cantidad no corresponde a su pluma.`,
  wrongLedger: (row) => `pens, entrada ${row}: Lo que queda en ella no corresponde a sus dosis.`,
  unknownPen: (row) =>
    `pens, entrada ${row}: El archivo no dice cuántos clics o unidades tiene una dosis.`,
  noImport: (row) => `importedRecords, entrada ${row}: Su importación no está en el archivo.`,
  noBefore: (row) =>
    `importedRecords, entrada ${row}: Solo un pesaje puede tener un valor anterior.`,
} satisfies ServerWords['moving/restore'];
