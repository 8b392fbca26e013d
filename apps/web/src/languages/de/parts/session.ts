import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Anmelden',
  beginLocal: 'Ohne Konto benutzen',
  startEmpty: 'Leer anfangen',
  lookAround: '18 Monate einer erfundenen Person ansehen',
  beginHere: 'Hier ist noch nichts gespeichert. Alles bleibt in diesem Browser.',
  notBegun:
    'Was dafür nötig ist, konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  adminPrompt: 'Bitte melde dich als Admin an, um diese Seite zu öffnen.',
  adminsOnly: 'Kein Zugriff. Nur für Admins.',
  adminDenied: 'Kein Zugriff. Dafür sind Admin-Rechte nötig.',
  toDashboard: 'Zur Übersicht',
  offline: 'Du bist offline. Das sind deine zuletzt gespeicherten Einträge.',
  loginAhead:
    'Vor dem Server verlangt etwas erst eine Anmeldung, zum Beispiel eine Anmeldeseite oder das WLAN. Was hier gespeichert ist, bleibt.',
  openLogin: 'Zu dieser Anmeldung',
  unanswered:
    'Der Server ist nicht erreichbar, deshalb können deine Einträge nicht gezeigt werden. Du bist hier weiter angemeldet.',
  nothingKept:
    'Dieser Browser speichert nichts für diese Seite. Deshalb wirst du abgemeldet, sobald sie neu geladen oder geschlossen wird. Um angemeldet zu bleiben, erlaube in den Einstellungen des Browsers Cookies und Websitedaten für sie.',
};
