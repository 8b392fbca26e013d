import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  closeTitle: 'Schließen, ohne zu speichern?',
  closeQuestion: 'Was du hier eingegeben hast, geht verloren.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',

  undo: 'Rückgängig',
  undone: 'Zurückgesetzt.',

  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser konnte es nicht kopieren. Es ist markiert: Kopiere es selbst.',

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
