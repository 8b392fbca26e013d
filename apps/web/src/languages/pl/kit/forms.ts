import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  closeTitle: 'Zamknąć bez zapisania?',
  closeQuestion: 'To, co jest tu wpisane, zostanie utracone.',
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

  amount: (what, most) => `${what}: wpisz liczbę od 0 do ${most}, np. ${number('245.50')}.`,
  outOfYears: (what, first, last) => `${what}: rok musi być między ${first} a ${last}.`,
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
