import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Ten plik zawiera więcej wpisów, niż mieści konto. Operator serwera może go mimo to przywrócić na pustym koncie.',
  row: (list, row, sentence) => `${list}, wpis ${row}: ${sentence}`,
  twice: (list, row) => `${list}, wpis ${row}: Ten sam jest tu dwa razy.`,
  noPen: (row) => `doses, wpis ${row}: Wstrzykiwacza tej dawki nie ma w pliku.`,
  doseInFuture: (row) => `doses, wpis ${row}: Ta data jest w przyszłości.`,
  otherMedicine: (row) => `doses, wpis ${row}: Wstrzykiwacz tej dawki zawiera inny lek.`,
  wrongAmount: (row) =>
    `doses, wpis ${row}: Ilość nie jest taka, jaką daje wstrzykiwacz tej dawki.`,
  wrongLedger: (row) => `pens, wpis ${row}: To, co w nim zostało, nie zgadza się z jego dawkami.`,
  unknownPen: (row) => `pens, wpis ${row}: Plik nie mówi, jak liczyć jego kliknięcia.`,
  noImport: (row) => `importedRecords, wpis ${row}: Importu tego wpisu nie ma w pliku.`,
  noBefore: (row) => `importedRecords, wpis ${row}: Wcześniej mogło tu być tylko ważenie.`,
} satisfies ServerWords['moving/restore'];
