import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Passwort vergessen · Dosewise',
  title: 'Passwort vergessen?',
  lead: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues wählst.',
  noMailLead:
    'Dieser Server verschickt keine E-Mails. Gib hier deine E-Mail-Adresse ein und frag dann dort, wo er betrieben wird, nach dem Link für ein neues.',
  email: 'E-Mail',
  send: 'Link schicken',
  sendAgain: 'Link noch einmal schicken',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs.',
  sentHint: 'Er gilt eine Stunde. Sieh auch im Spam-Ordner nach.',
  noMailSent: 'Wenn es zu dieser Adresse ein Konto gibt, hat der Server jetzt einen Link dafür.',
  noMailHint:
    'Er gilt eine Stunde. Dieser Server verschickt keine E-Mails: Frag dort, wo er betrieben wird, nach dem Link.',
  sendFailed: 'Der Link konnte nicht verschickt werden.',
  backToLogin: 'Zurück zur Anmeldung',

  newPageTitle: 'Neues Passwort · Dosewise',
  choose: 'Neues Passwort wählen',
  chooseHint: 'Jedes Gerät, das jetzt angemeldet ist, wird abgemeldet.',
  save: 'Speichern und anmelden',
  saveFailed: 'Das Passwort konnte nicht geändert werden.',
  changed: 'Dein Passwort ist geändert, und du bist angemeldet.',
  changedOnly: 'Dein Passwort ist geändert. Bitte melde dich damit an.',
  dead: 'Dieser Link gilt nicht mehr',
  deadHint:
    'Er ist abgelaufen, wurde schon benutzt oder ist unvollständig. Dein Passwort ist unverändert.',
  askAgain: 'Neuen Link anfordern',
};
