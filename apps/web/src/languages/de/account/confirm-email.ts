import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Neue E-Mail-Adresse · Dosewise',
  title: 'Diese Adresse verwenden?',
  lead: 'Dein Konto bekommt die Adresse, an die dieser Link ging. Von da an meldest du dich mit ihr an, und an die alte geht eine Nachricht.',
  submit: 'Diese Adresse verwenden',
  failed: 'Die Adresse konnte nicht geändert werden. Bitte versuche es noch einmal.',
  done: 'Deine Adresse wurde geändert',
  doneHint: (email) => `Melde dich von jetzt an mit ${email} an.`,
  toDashboard: 'Zu deiner Übersicht',
  logIn: 'Anmelden',
  dead: 'Dieser Link gilt nicht mehr',
  deadHint: 'Er gilt einmal und eine Stunde lang. Fordere auf der Seite Sicherheit einen neuen an.',
  toSecurity: 'Zur Sicherheit',
};
