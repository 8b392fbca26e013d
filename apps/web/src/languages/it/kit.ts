import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Caricamento…',
  loadMore: 'Carica altro',
  pleaseWait: 'Attendi',
  tryAgain: 'Riprova',
  save: 'Salva',
  cancel: 'Annulla',
  close: 'Chiudi',
  back: 'Indietro',
  closeMessage: 'Chiudi il messaggio',
  loadFailed: 'Caricamento non riuscito. Riprova.',
  reference: (id) => `Riferimento: ${id}`,
  optional: ' (facoltativo)',
  dateAndTime: 'Data e ora',
  stepLess: (what) => `Riduci: ${what}`,
  stepMore: (what) => `Aumenta: ${what}`,
  exact: (what) => `${what}, valore esatto`,
  exactIn: (what, unit) => `${what}, valore esatto, in ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} o ${whole}? Scrivi uno dei due.`,
  show: (what) => `${what}: mostra`,
  hide: (what) => `${what}: nascondi`,
  previous: 'Indietro',
  next: 'Avanti',
  page: (page, pages, total) => `Pagina ${number(page)} di ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Usa i tasti freccia per passare da un punto all’altro.`,
  legend: 'Legenda',
  showTable: 'Mostra come tabella',
  table: (label) => `${label}, tabella`,
  tablePages: (label) => `${label}, pagine della tabella`,
  range: 'Periodo',
  ranges: {
    month: '1 mese',
    quarter: '3 mesi',
    'half-year': '6 mesi',
    all: 'Tutto',
  },
  rows: (count) => plural(count, { one: '# riga', other: '# righe' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Chiudere senza salvare?',
  closeQuestion: 'Quello che hai inserito qui andrà perso.',
  discard: 'Scarta',
  keepEditing: 'Continua a modificare',

  undo: 'Annulla',
  undone: 'Modifica annullata.',

  copy: 'Copia',
  copied: 'Copiato.',
  notCopied: 'Il browser non è riuscito a copiarlo. È selezionato: copialo tu.',

  enterEmail: 'Inserisci il tuo indirizzo email.',
  emailWrong: 'Serve un indirizzo email, per esempio nome@example.com.',
  password: 'Password',
  enterPassword: 'Inserisci la password.',
  code: 'Codice',
  codeHint: 'Dalla tua app di autenticazione, oppure un codice di recupero.',
  enterCode: 'Inserisci il codice.',
  enterNewPassword: 'Inserisci una nuova password.',
  passwordLength: (least, most) =>
    `La password deve avere da ${number(least)} a ${number(most)} caratteri.`,
  passwordsDiffer: 'Le password non coincidono',
  newPassword: 'Nuova password',
  newPasswordHint: '8 caratteri o più. Vanno bene anche più parole di fila.',
  confirmNewPassword: 'Conferma la nuova password',
  repeatedNewPassword: 'Nuova password ripetuta',

  amount: (what, most) => `${what}: serve un numero da 0 a ${most}, per esempio 245,50.`,
  outOfYears: (what, first, last) => `${what}: l’anno deve essere tra il ${first} e il ${last}.`,
  currencies: {
    AUD: 'Dollaro australiano',
    USD: 'Dollaro statunitense',
    GBP: 'Sterlina britannica',
    EUR: 'Euro',
    CAD: 'Dollaro canadese',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (questo dispositivo)`,
};
