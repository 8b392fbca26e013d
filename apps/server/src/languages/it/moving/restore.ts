import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Questo file contiene più voci di quante ne possa contenere un account. Chi gestisce il server può comunque ripristinarlo in un account vuoto.',
  row: (list, row, sentence) => `${list}, voce ${row}: ${sentence}`,
  twice: (list, row) => `${list}, voce ${row}: La stessa c’è due volte.`,
  noPen: (row) => `doses, voce ${row}: La sua penna non è nel file.`,
  doseInFuture: (row) => `doses, voce ${row}: La data è nel futuro.`,
  otherMedicine: (row) => `doses, voce ${row}: La sua penna contiene un altro medicinale.`,
  wrongAmount: (row) => `doses, voce ${row}: La sua quantità non è quella che dà la sua penna.`,
  wrongLedger: (row) =>
    `pens, voce ${row}: Quello che ne resta non è quello che lasciano le sue dosi.`,
  unknownPen: (row) => `pens, voce ${row}: Il file non dice come si contano i suoi scatti.`,
  noImport: (row) => `importedRecords, voce ${row}: La sua importazione non è nel file.`,
  noBefore: (row) => `importedRecords, voce ${row}: Prima c’era soltanto una pesata.`,
} satisfies ServerWords['moving/restore'];
