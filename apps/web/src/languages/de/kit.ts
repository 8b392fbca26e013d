import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
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
  stepLess: (what) => `${what}: ein Schritt weniger`,
  stepMore: (what) => `${what}: ein Schritt mehr`,
  exact: (what) => `${what}, genau`,
  exactIn: (what, unit) => `${what}, genau, in ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} oder ${whole}? Bitte gib eins davon ein.`,
  show: (what) => `${what} anzeigen`,
  hide: (what) => `${what} verbergen`,
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, pages, total) => `Seite ${number(page)} von ${number(pages)} (${total})`,
};
