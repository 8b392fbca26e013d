import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Wczytywanie…',
  loadMore: 'Wczytaj więcej',
  pleaseWait: 'Poczekaj',
  tryAgain: 'Spróbuj ponownie',
  save: 'Zapisz',
  cancel: 'Anuluj',
  close: 'Zamknij',
  back: 'Wstecz',
  closeMessage: 'Zamknij komunikat',
  loadFailed: 'Nie udało się tego wczytać. Spróbuj ponownie.',
  reference: (id) => `Numer błędu: ${id}`,
  optional: ' (opcjonalnie)',
  dateAndTime: 'Data i godzina',
  stepLess: (what) => `${what}: zmniejsz`,
  stepMore: (what) => `${what}: zwiększ`,
  exact: (what) => `${what}: dokładna wartość`,
  exactIn: (what, unit) => `${what}: dokładna wartość w ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} czy ${whole}? Wpisz jedną z tych liczb.`,
  show: (what) => `Pokaż: ${what}`,
  hide: (what) => `Ukryj: ${what}`,
  previous: 'Poprzednia',
  next: 'Następna',
  page: (page, pages, total) => `Strona ${number(page)} z ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Klawiszami strzałek odczytasz wykres punkt po punkcie.`,
  legend: 'Legenda',
  showTable: 'Pokaż jako tabelę',
  table: (label) => `${label}, tabela`,
  tablePages: (label) => `${label}, strony tabeli`,
  range: 'Pokaż',
  ranges: {
    month: '1 mies.',
    quarter: '3 mies.',
    'half-year': '6 mies.',
    all: 'Całość',
  },
  rows: (count) =>
    plural(count, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Zamknąć bez zapisania?',
  closeQuestion: 'Wpisane tu dane przepadną.',
  discard: 'Odrzuć',
  keepEditing: 'Edytuj dalej',

  undo: 'Cofnij',
  undone: 'Zmiana cofnięta.',

  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie mogła tego skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.',

  enterEmail: 'Wpisz swój adres e-mail.',
  emailWrong: 'Wpisz adres e-mail, np. name@example.com.',
  password: 'Hasło',
  enterPassword: 'Wpisz swoje hasło.',
  code: 'Kod',
  codeHint: 'Z aplikacji uwierzytelniającej albo kod odzyskiwania.',
  enterCode: 'Wpisz kod.',
  enterNewPassword: 'Wpisz nowe hasło.',
  passwordLength: (least, most) =>
    `Hasło musi mieć od ${number(least)} do ${plural(most, { one: '# znaku', other: '# znaków' })}.`,
  passwordsDiffer: 'Hasła nie są takie same',
  newPassword: 'Nowe hasło',
  newPasswordHint: '8 znaków lub więcej. Dobrze sprawdza się kilka słów z rzędu.',
  confirmNewPassword: 'Potwierdź nowe hasło',
  repeatedNewPassword: 'powtórzone nowe hasło',

  amount: (what, most) => `${what}: wpisz liczbę od 0 do ${most}, np. ${number('245.50')}.`,
  outOfYears: (what, first, last) => `${what}: wpisz rok od ${first} do ${last}.`,
  currencies: {
    AUD: 'dolar australijski',
    USD: 'dolar amerykański',
    GBP: 'funt brytyjski',
    EUR: 'euro',
    CAD: 'dolar kanadyjski',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (to urządzenie)`,
};
