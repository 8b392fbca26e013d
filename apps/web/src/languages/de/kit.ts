import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Wird geladen …',
  loadMore: 'Mehr laden',
  pleaseWait: 'Bitte warten',
  tryAgain: 'Noch einmal versuchen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  closeMessage: 'Meldung schließen',
  loadFailed: 'Das konnte nicht geladen werden. Bitte versuche es noch einmal.',
  reference: (id) => `Referenz: ${id}`,
  optional: ' (optional)',
  dateAndTime: 'Datum und Uhrzeit',
  stepLess: (what) => `${what}: verringern`,
  stepMore: (what) => `${what}: erhöhen`,
  exact: (what) => `${what}, genau`,
  exactIn: (what, unit) => `${what}, genau, in ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} oder ${whole}? Bitte gib eins davon ein.`,
  show: (what) => `${what} anzeigen`,
  hide: (what) => `${what} verbergen`,
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, pages, total) => `Seite ${number(page)} von ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Mit den Pfeiltasten gehst du das Diagramm Punkt für Punkt durch.`,
  legend: 'Legende',
  showTable: 'Als Tabelle zeigen',
  table: (label) => `${label}, Tabelle`,
  tablePages: (label) => `${label}, Seiten der Tabelle`,
  range: 'Zeitraum',
  ranges: {
    month: '1 Monat',
    quarter: '3 Monate',
    'half-year': '6 Monate',
    all: 'Alles',
  },
  rows: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Schließen, ohne zu speichern?',
  closeQuestion: 'Was du hier eingegeben hast, geht verloren.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',

  undo: 'Rückgängig',
  undone: 'Zurückgesetzt.',

  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied:
    'Dein Browser konnte das nicht kopieren. Es ist markiert, du kannst es also selbst kopieren.',

  enterEmail: 'Gib deine E-Mail-Adresse ein.',
  emailWrong: 'Das muss eine E-Mail-Adresse sein, wie name@example.com.',
  password: 'Passwort',
  enterPassword: 'Gib dein Passwort ein.',
  code: 'Code',
  codeHint: 'Aus deiner Authenticator-App, oder ein Wiederherstellungscode.',
  enterCode: 'Gib den Code ein.',
  enterNewPassword: 'Gib ein neues Passwort ein.',
  passwordLength: (least, most) =>
    `Das Passwort muss ${number(least)} bis ${number(most)} Zeichen haben.`,
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  newPassword: 'Neues Passwort',
  newPasswordHint: '8 Zeichen oder mehr. Ein paar Wörter hintereinander eignen sich gut.',
  confirmNewPassword: 'Neues Passwort bestätigen',
  repeatedNewPassword: 'Wiederholtes neues Passwort',

  amount: (what, most) => `${what}: Das muss eine Zahl von 0 bis ${most} sein, wie 245,50.`,
  outOfYears: (what, first, last) => `${what}: Das Jahr muss zwischen ${first} und ${last} liegen.`,
  currencies: {
    AUD: 'Australischer Dollar',
    USD: 'US-Dollar',
    GBP: 'Britisches Pfund',
    EUR: 'Euro',
    CAD: 'Kanadischer Dollar',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (dieses Gerät)`,
};
