import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Einträge mitnehmen · Dosewise',
  title: 'Einträge mitnehmen',
  loginPrompt: 'Bitte melde dich an, um deine Einträge in dein Konto mitzunehmen.',
  loading: 'Wird geladen …',
  readFailed: 'Die Einträge in diesem Browser konnten nicht gelesen werden.',
  nothing: 'In diesem Browser gibt es keine Einträge zum Mitnehmen.',
  sending: 'Deine Einträge sind unterwegs …',
  sendFailed:
    'Sie sind nicht angekommen. Sie sind noch in diesem Browser: Versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  arrived: (counts) => `Alles ist in deinem Konto: ${counts}.`,
  arrivedHint: 'Es ist auch noch in diesem Browser. Wer ihn öffnet, findet es dort ohne Anmeldung.',
  deleteCopy: 'Ja, Kopie hier löschen',
  keepCopy: 'Vorerst behalten',
  deleteFailed: 'Die Kopie konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  deleted: 'Die Kopie in diesem Browser ist gelöscht.',
  toToday: 'Zur Übersicht',
  inBrowser: (counts) => `In diesem Browser: ${counts}.`,
  hasRecords:
    'In deinem Konto gibt es schon Einträge. Diese kommen anhand ihrer Kennung dazu: Was da ist, bleibt, wie es ist, und du kannst es rückgängig machen.',
  there: (counts) => `Schon da: ${counts}.`,
  add: (count) => plural(count, { one: '# Eintrag hinzufügen', other: '# Einträge hinzufügen' }),
  added: (counts) => `Hinzugefügt: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# Eintrag kommt nicht dazu: An seiner Stelle steht ein anderer.',
      other: '# Einträge kommen nicht dazu: An ihrer Stelle stehen andere.',
    }),
  notNow: 'Nicht jetzt',
  undo: 'Rückgängig',
  undoFailed: 'Das konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
  undone: 'Die Einträge sind wieder aus deinem Konto heraus. Sie sind noch in diesem Browser.',
};
