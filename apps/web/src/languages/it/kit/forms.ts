import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
  newPasswordHint: '8 caratteri o più. Alcune parole di seguito vanno bene.',
  confirmNewPassword: 'Conferma la nuova password',

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
