import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Bist du es?',
  lead: 'Damit bekommt jemand, ein Programm oder ein Gerät Zugang zu deinem Konto. Bestätige, dass du es bist; dann geht es von selbst weiter.',
  password: 'Dein Passwort',
  code: 'Code aus deiner Authenticator-App',
  codeHint: 'Oder einer deiner Wiederherstellungscodes.',
  enterCode: 'Gib einen Code ein.',
  confirm: 'Bestätigen',
  usePassword: 'Lieber mit Passwort',
  useCode: 'Lieber mit Code',
  byPasskey: 'Mit Passkey',
  byOidc: (name) => `Noch einmal mit ${name} anmelden`,
  oidcHint:
    'Das führt von dieser Seite weg. Was du hier eingegeben und nicht gespeichert hast, ist dann weg.',
  usePasskey: 'Lieber mit Passkey',
  noPasskey:
    'Es wurde kein Passkey benutzt. Versuche es noch einmal, oder bestätige auf andere Weise.',
  failed: 'Das konnte nicht bestätigt werden. Bitte versuche es noch einmal.',
};
