import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { number, plural } from '../grammar.ts';

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `nieprawidłowa data „${cell}”`,
  future: (cell) => `nieprawidłowa data „${cell}”`,
  'unreadable-number': (cell) => `nieprawidłowa waga „${cell}”`,
  implausible: (cell) => `nieprawidłowa waga „${cell}”`,
  'not-readable': () =>
    'tu otwiera się cudzysłów, który nigdzie się nie zamyka, więc wiersze za nim są stracone',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `ta sama data i godzina co w wierszu ${by}`,
  replaced: ({ by }) => `ta sama data i godzina co w wierszu ${by}`,
  'no-date': () => 'brak daty',
  'no-weight': () => 'brak wagi',
  'other-kind': ({ detail }) => `to nie masa ciała, lecz „${detail}”`,
  'left-out': () => 'pominięty przez ciebie',
};

const countEntries = (count: number) =>
  plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' });
const result = (inserted: number, updated: number) =>
  `dodane: ${number(inserted)}, zmienione: ${number(updated)}`;

export const texts: Words<typeof english> = {
  pageTitle: 'Waga · Dosewise',
  title: 'Waga',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby zapisywać swoją wagę.',

  addTitle: 'Dodaj wpis',
  form: 'Dodaj wagę',
  weight: 'Waga',
  date: 'Data',
  note: 'Notatka',
  add: 'Dodaj wagę',
  added: (weight) => `Dodano ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Spróbuj ponownie.',
  dateMissing: 'Wpisz datę.',
  dateAhead: 'Ta data jest w przyszłości.',
  dateOutOfYears: `Data: rok musi być między ${KEPT_YEARS.first} a ${KEPT_YEARS.last}.`,

  noTrend: 'Nie ma jeszcze ważeń.',
  newest: (entries) => `Najnowsze: ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, {
      one: 'Najnowszy # wpis',
      few: 'Najnowsze # wpisy',
      many: 'Najnowsze # wpisów',
      other: 'Najnowsze # wpisu',
    }),
  latest: (entries, weight, day) => `${entries}, ostatnio ${weight}, ${day}.`,
  trendNeedsDays: (days) => `Trend wymaga dwóch wpisów w odstępie co najmniej ${days} dni.`,
  lastWeeks: (weeks) =>
    plural(weeks, {
      one: 'ostatniego tygodnia',
      few: 'ostatnich # tygodni',
      many: 'ostatnich # tygodni',
      other: 'ostatnich # tygodnia',
    }),
  theseEntries: 'tych wpisów',
  allEntries: 'wszystkich wpisów',
  trendLevel: (window) => `Trend z ${window} jest stały.`,
  trendGoes: (window, isDown, amount) =>
    `Trend z ${window}: ${isDown ? 'spadek' : 'wzrost'} o ${amount} na tydzień.`,

  recent: 'Ostatnie wpisy',
  someOf: (shown, all) => `${number(shown)} z ${all}`,
  none: 'Nie ma jeszcze ważeń',
  noneHint: 'Dodaj pierwsze albo zaimportuj plik ze swojej wagi lub z innej aplikacji.',
  deleteThis: 'Usuń to ważenie',
  editTitle: 'Edytuj wagę',
  save: 'Zapisz zmiany',
  saveFailed: 'Nie udało się zapisać wagi',
  gone: 'To ważenie zostało usunięte gdzie indziej.',

  measurements: 'Pomiary',
  addMeasurement: 'Dodaj pomiar',
  addShort: 'Dodaj',
  aMeasurement: ' pomiar',
  measurementDialog: {
    editTitle: 'Edytuj pomiar',
    save: 'Zapisz zmiany',
    deleteThis: 'Usuń ten pomiar',
  },
  measurementKind: 'Pomiar',
  measurementAdded: (name, value) => `Dodano: ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name}: wpisz wartość od ${least} do ${most}.`,
  measurementGone: 'Ten pomiar został usunięty gdzie indziej.',
  measurementsFailed: 'Nie udało się wczytać pomiarów',
  noMeasurements: 'Nie ma jeszcze pomiarów',
  noMeasurementsHint: 'Talia, biodra, tkanka tłuszczowa i masa beztłuszczowa, jeśli je notujesz.',
  recentMeasurements: 'Ostatnie pomiary',
  changedSince: (change, day) => `${change} od ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, od ${first} do ${last}.`,

  import: 'Import z CSV',
  importHint:
    'Z wag i aplikacji: plik z wierszem nagłówków, kolumną z datą i kolumną z wagą. Zanim coś się zapisze, zobaczysz podgląd.',
  otherFiles: 'Także dawki i objawy albo plik z innej aplikacji?',
  otherImport: 'Importuj wszystko',
  chooseFile: 'Wybierz plik',
  file: 'Plik CSV',
  reading: 'Odczytywanie pliku',
  importing: 'Importowanie',
  importFailed: 'Import się nie udał. Sprawdź format pliku.',
  unreadable: {
    'no-data':
      'Plik CSV nie zawiera danych. Potrzebny jest wiersz nagłówków i co najmniej jeden wiersz danych.',
    'no-columns':
      'Brak wymaganych nagłówków. Potrzebne są „date” i kolumna z wagą (np. weightKg, weight lub Value).',
    'too-large': `Ten plik jest za duży, aby go tu odczytać: ma ponad ${number(MAX_TABLE_ROWS)} wierszy albo miliony komórek.`,
  },
  storedBefore: (inserted, updated) => `Przedtem: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import anulowany. Przedtem: ${result(inserted, updated)}. Niektóre wiersze, które są w drodze, mogą się jeszcze zapisać. Ponowny import tego pliku nie utworzy duplikatów.`,
  imported: (inserted, updated) => `Import zakończony: ${result(inserted, updated)}.`,
  rowsRead: 'Odczytane wiersze',
  toImport: 'Do importu',
  inserted: 'Dodane',
  updated: 'Zmienione',
  unchanged: 'Bez zmian',
  skipped: 'Pominięte',
  rejected: 'Odrzucone',
  done: 'Gotowe',

  questions: 'Pytania o plik',
  whichUnit: 'W jakiej jednostce jest waga?',
  noUnit: 'Plik tego nie mówi.',
  units: {
    kg: 'Kilogramy (kg)',
    lb: 'Funty (lb)',
    st: 'Kamienie (st)',
    g: 'Gramy (g)',
  },
  whichOrder: 'Jak zapisane są daty?',
  noOrder: 'Daty w tym pliku mogą być zapisane na oba sposoby.',
  orders: {
    'day-first': 'Najpierw dzień: 03/04 to 3 kwietnia',
    'month-first': 'Najpierw miesiąc: 03/04 to 4 marca',
  },
  columns: {
    date: 'Kolumna z datą',
    time: 'Kolumna z godziną',
    weight: 'Kolumna z wagą',
    unit: 'Kolumna z jednostką',
    note: 'Kolumna z notatką',
    source: 'Kolumna ze źródłem',
  },
  kinds: { weight: 'Waga', 'leave-out': 'Pomiń' },
  choose: 'Wybierz…',
  noColumn: 'Brak',
  discard: 'Odrzuć',
  continue: 'Dalej',

  preview: 'Podgląd',
  zoneUsed: (zone) =>
    `Godziny bez strefy czasowej są odczytywane jako godziny w strefie ${zone}, czyli twojej strefie z ustawień.`,
  nothingToImport: 'Ten plik nie ma wierszy do importu.',
  firstRows: (shown, all) => `Pierwsze wiersze: ${number(shown)} z ${all}.`,
  importRows: 'Importuj',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dawka jest pominięta: tu importowane są tylko ważenia.',
      few: '# dawki są pominięte: tu importowane są tylko ważenia.',
      many: '# dawek jest pominiętych: tu importowane są tylko ważenia.',
      other: '# dawki jest pominięte: tu importowane są tylko ważenia.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# inna kolumna jest pominięta',
      few: '# inne kolumny są pominięte',
      many: '# innych kolumn jest pominiętych',
      other: '# innej kolumny jest pominięte',
    }),
  issues: (count) =>
    plural(count, {
      one: '# problem',
      few: '# problemy',
      many: '# problemów',
      other: '# problemu',
    }),
  downloadRejected: 'Pobierz odrzucone wiersze',
  skippedRows: (count) => `Pominięte: ${count}`,
  skippedRow: (row) => `Wiersz ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Wiersz ${row}: ${refused[reason](detail)}`,
  more: (count) => `i jeszcze ${count}`,
};
