import { refusals } from '../../../languages/sentence.ts';

/** The name of an added archive in the list of imports. */
export const ARCHIVE_SOURCE = 'Dosewise';

/** The sentences for archives that are refused; `list` and `row` say where. */
export const texts = refusals('moving/restore', {
  tooMany:
    'This file has more records than an account can hold. The person who runs this server can still restore it into an empty account.',
  row: (list: string, row: number, sentence: string) => `${list}, entry ${row}: ${sentence}`,
  twice: (list: string, row: number) => `${list}, entry ${row}: This entry appears twice.`,
  noPen: (row: number) => `doses, entry ${row}: Its pen is not in the file.`,
  doseInFuture: (row: number) => `doses, entry ${row}: The date is in the future.`,
  otherMedicine: (row: number) => `doses, entry ${row}: Its pen holds another medicine.`,
  wrongAmount: (row: number) => `doses, entry ${row}: Its amount does not match its pen.`,
  wrongLedger: (row: number) => `pens, entry ${row}: The amount left does not match its doses.`,
  unknownPen: (row: number) =>
    `pens, entry ${row}: The file does not say how many clicks or units are in a dose.`,
  noImport: (row: number) => `importedRecords, entry ${row}: Its import is not in the file.`,
  noBefore: (row: number) =>
    `importedRecords, entry ${row}: Only a weight can have an earlier value.`,
});
