import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Laden …',
  loadMore: 'Meer laden',
  pleaseWait: 'Even wachten',
  tryAgain: 'Opnieuw proberen',
  save: 'Opslaan',
  cancel: 'Annuleren',
  close: 'Sluiten',
  back: 'Terug',
  closeMessage: 'Melding sluiten',
  loadFailed: 'Dit kon niet worden geladen. Probeer het opnieuw.',
  reference: (id) => `Referentie: ${id}`,
  optional: ' (optioneel)',
  dateAndTime: 'Datum en tijd',
  stepLess: (what) => `${what}: verlagen`,
  stepMore: (what) => `${what}: verhogen`,
  exact: (what) => `${what}, precies`,
  exactIn: (what, unit) => `${what}, precies, in ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} of ${whole}? Vul een van de twee in.`,
  show: (what) => `${what} tonen`,
  hide: (what) => `${what} verbergen`,
  previous: 'Vorige',
  next: 'Volgende',
  page: (page, pages, total) => `Pagina ${number(page)} van ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Ga met de pijltjestoetsen van punt naar punt.`,
  legend: 'Legenda',
  showTable: 'Als tabel tonen',
  table: (label) => `${label}, tabel`,
  tablePages: (label) => `${label}, pagina’s van de tabel`,
  range: 'Periode',
  ranges: {
    month: '1 maand',
    quarter: '3 maanden',
    'half-year': '6 maanden',
    all: 'Alles',
  },
  rows: (count) => plural(count, { one: '# rij', other: '# rijen' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Sluiten zonder op te slaan?',
  closeQuestion: 'Wat je hier hebt ingevuld, gaat verloren.',
  discard: 'Niet opslaan',
  keepEditing: 'Verder bewerken',

  undo: 'Ongedaan maken',
  undone: 'Teruggezet.',

  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'Je browser kon het niet kopiëren. Het is geselecteerd: kopieer het zelf.',

  enterEmail: 'Vul je e-mailadres in.',
  emailWrong: 'Dit moet een e-mailadres zijn, zoals naam@example.com.',
  password: 'Wachtwoord',
  enterPassword: 'Vul je wachtwoord in.',
  code: 'Code',
  codeHint: 'Uit je authenticator-app, of een herstelcode.',
  enterCode: 'Vul de code in.',
  enterNewPassword: 'Vul een nieuw wachtwoord in.',
  passwordLength: (least, most) =>
    `Het wachtwoord moet ${number(least)} tot en met ${number(most)} tekens hebben.`,
  passwordsDiffer: 'De wachtwoorden zijn niet hetzelfde',
  newPassword: 'Nieuw wachtwoord',
  newPasswordHint: '8 tekens of meer. Een paar woorden achter elkaar werkt goed.',
  confirmNewPassword: 'Nieuw wachtwoord bevestigen',
  repeatedNewPassword: 'Herhaald nieuw wachtwoord',

  amount: (what, most) => `${what}: vul een getal van 0 tot en met ${most} in, zoals 245,50.`,
  outOfYears: (what, first, last) => `${what}: het jaar moet tussen ${first} en ${last} liggen.`,
  currencies: {
    AUD: 'Australische dollar',
    USD: 'Amerikaanse dollar',
    GBP: 'Brits pond',
    EUR: 'Euro',
    CAD: 'Canadese dollar',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (dit apparaat)`,
};
