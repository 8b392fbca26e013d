import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Diese Datei enthält mehr Einträge, als in ein Konto passen. Wer den Server betreibt, kann sie trotzdem in ein leeres Konto zurückspielen.',
  row: (list, row, sentence) => `${list}, Eintrag ${row}: ${sentence}`,
  twice: (list, row) => `${list}, Eintrag ${row}: Derselbe steht zweimal da.`,
  noPen: (row) => `doses, Eintrag ${row}: Der Pen dazu ist nicht in der Datei.`,
  doseInFuture: (row) => `doses, Eintrag ${row}: Das Datum liegt in der Zukunft.`,
  otherMedicine: (row) => `doses, Eintrag ${row}: Der Pen dazu enthält ein anderes Medikament.`,
  wrongAmount: (row) => `doses, Eintrag ${row}: Die Menge ist nicht, was der Pen dazu gibt.`,
  wrongLedger: (row) => `pens, Eintrag ${row}: Was darin übrig ist, passt nicht zu den Dosen.`,
  unknownPen: (row) => `pens, Eintrag ${row}: Die Datei sagt nicht, wie die Klicks gezählt werden.`,
  noImport: (row) => `importedRecords, Eintrag ${row}: Der Import dazu ist nicht in der Datei.`,
  noBefore: (row) =>
    `importedRecords, Eintrag ${row}: Nur ein Gewicht kann vorher da gewesen sein.`,
} satisfies ServerWords['moving/restore'];
