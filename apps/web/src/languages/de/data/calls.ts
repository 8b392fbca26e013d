import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  offline: 'Der Server ist nicht erreichbar. Was du eingegeben hast, ist nicht verloren.',
  loginAhead:
    'Vor dem Server verlangt etwas erst eine Anmeldung, zum Beispiel eine Anmeldeseite oder das WLAN. Was du eingegeben hast, ist nicht verloren.',
  proxyTooLarge:
    'Der Proxy vor dem Server lehnt Dateien dieser Größe ab. Bitte die Person, die ihn betreibt, größere zuzulassen.',
  notOpened:
    'Die Einträge in diesem Browser konnten nicht geöffnet werden. Nichts davon ist verloren: Lade die Seite neu.',
  noToken: 'Kein Anmelde-Token gefunden',
  unreadable: 'Diese Seite konnte die Antwort des Servers nicht lesen. Bitte lade die Seite neu.',
  unreadableStatus: (status) =>
    `Die Antwort des Servers war nicht lesbar (Status ${status}). Bitte versuche es noch einmal.`,
  notConfirmed: 'Niemand hat bestätigt, dass du es bist. Deshalb wurde nichts geändert.',
  deleted: (name) => `${name} gelöscht`,
  deleteFailed: (name) =>
    `${name} konnte nicht gelöscht werden. Der Eintrag ist wieder in deiner Liste.`,
  undo: 'Rückgängig',
};
