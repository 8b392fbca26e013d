import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Este archivo tiene más registros de los que caben en una cuenta. La persona que administra el servidor aún puede restaurarlo en una cuenta vacía.',
  row: (list, row, sentence) => `${list}, entrada ${row}: ${sentence}`,
  twice: (list, row) => `${list}, entrada ${row}: La misma está dos veces.`,
  noPen: (row) => `doses, entrada ${row}: Su pluma no está en el archivo.`,
  doseInFuture: (row) => `doses, entrada ${row}: La fecha está en el futuro.`,
  otherMedicine: (row) => `doses, entrada ${row}: Su pluma contiene otro medicamento.`,
  wrongAmount: (row) => `doses, entrada ${row}: Su cantidad no es la que da su pluma.`,
  wrongLedger: (row) => `pens, entrada ${row}: Lo que queda en ella no es lo que dejan sus dosis.`,
  unknownPen: (row) => `pens, entrada ${row}: El archivo no dice cómo se cuentan sus clics.`,
  noImport: (row) => `importedRecords, entrada ${row}: Su importación no está en el archivo.`,
  noBefore: (row) => `importedRecords, entrada ${row}: Antes solo había un pesaje.`,
} satisfies ServerWords['moving/restore'];
