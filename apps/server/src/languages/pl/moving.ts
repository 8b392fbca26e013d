import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('pl');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (amount) => `Dawka z planu: ${amount}`,
  doseFrom: (amount, pen) => `Dawka z planu: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dawka z planu: ${amount}, ${steps}, ${pen}`,
  steps: {
    click_pen: (n) =>
      `${n} ${plural(n, { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' })}`,
    vial: (n) =>
      `${n} ${plural(n, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
    single_pen: (n) =>
      `${n} ${plural(n, { one: 'wstrzykiwacz', few: 'wstrzykiwacze', many: 'wstrzykiwaczy', other: 'wstrzykiwacza' })}`,
    tablet: (n) =>
      `${n} ${plural(n, { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' })}`,
  },
  lastDay: (pen) => `Ostatni dzień używania: ${pen}`,
  thenDiscard: 'Według ulotki po tym dniu należy to wyrzucić.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Zapas leku ${medicine} nie wystarczy na dawkę z tego dnia`,
  runsOut: 'Zapas nie wystarczy na dawkę z tego dnia',
  dosesLeft: (n) =>
    n === 0
      ? 'Do tego dnia nie wystarczy już na żadną dawkę.'
      : plural(n, {
          one: `Do tego dnia wystarczy jeszcze na ${n} dawkę.`,
          few: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
          many: `Do tego dnia wystarczy jeszcze na ${n} dawek.`,
          other: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
        }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `Dawka ${row} ma przyszłą datę.`,
  weightInFuture: (row) => `Ważenie ${row} ma przyszłą datę.`,
  measurementInFuture: (row) => `Pomiar ${row} ma przyszłą datę.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'Treść musi być w formacie JSON: jeden dokument albo jeden w każdym wierszu.',
  otherProgram: (program) => `Takich danych nie wysyła webhook ${program}.`,
  noList: (path) => `${path}: tu musi być lista.`,
  noObject: (path) => `${path}: tu musi być obiekt.`,
  noText: (path) => `${path}: tu musi być tekst.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Ten plik zawiera więcej wpisów, niż mieści konto. Osoba, która prowadzi serwer, może go mimo to przywrócić na pustym koncie.',
  row: (list, row, sentence) => `${list}, wpis ${row}: ${sentence}`,
  twice: (list, row) => `${list}, wpis ${row}: ten wpis występuje dwa razy.`,
  noPen: (row) => `doses, wpis ${row}: wstrzykiwacza tej dawki nie ma w pliku.`,
  doseInFuture: (row) => `doses, wpis ${row}: ta data jeszcze nie nadeszła.`,
  otherMedicine: (row) => `doses, wpis ${row}: wstrzykiwacz tej dawki zawiera inny lek.`,
  wrongAmount: (row) => `doses, wpis ${row}: ilość nie zgadza się ze wstrzykiwaczem tej dawki.`,
  wrongLedger: (row) =>
    `pens, wpis ${row}: pozostała ilość nie zgadza się z dawkami tego wstrzykiwacza.`,
  unknownPen: (row) => `pens, wpis ${row}: plik nie podaje, ile kliknięć lub jednostek ma dawka.`,
  noImport: (row) => `importedRecords, wpis ${row}: importu tego wpisu nie ma w pliku.`,
  noBefore: (row) => `importedRecords, wpis ${row}: tylko ważenie może mieć wcześniejszą wartość.`,
} satisfies ServerWords['moving/restore'];
