import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { list, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# Pen', other: '# Pens' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
        symptoms > 0 && plural(symptoms, { one: '# Symptom', other: '# Symptome' }),
        measurements > 0 && plural(measurements, { one: '# Messwert', other: '# Messwerte' }),
      ].filter((words) => words !== false),
    ) || 'keine Einträge',
  only: 'Nur in diesem Browser',
  lastCopy: (day) => `Letzte Kopie gespeichert am ${day}`,
  noCopy: 'Noch keine Kopie gespeichert',
  notKept:
    'Dieser Browser könnte seinen Speicher von selbst leeren. Speichere ab und zu eine Kopie oder installiere die App.',

  saveCopy: 'Kopie speichern',
  saved: (file) => `${file} wurde heruntergeladen`,
  saveFailed: 'Die Kopie konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Deine Daten sind nur in diesem Browser.',
  dueHint:
    'Sie gehen verloren, wenn die Daten des Browsers gelöscht werden oder du dieses Gerät verlierst. Eine Kopie ist eine Datei, die du aufbewahrst.',
  later: 'Nicht jetzt',

  openCopy: 'Kopie öffnen',
  copyFile: 'Kopie, die geöffnet werden soll',
  opening: 'Kopie öffnen?',
  inCopy: (counts, day) =>
    `In dieser Datei: ${counts}${day && `, bis ${day}`}, mit Plan, Ziel und Einstellungen.`,
  openThis: 'Diese Kopie öffnen',
  notEmpty:
    'In diesem Browser sind schon Daten. Speichere eine Kopie davon und lösche dann hier alles, damit nichts vermischt wird.',
  noArchive:
    'Das ist keine Kopie von Dosewise. Wähle eine Datei aus „Kopie speichern“ oder aus dem Export.',
  openFailed: 'Die Kopie konnte nicht geöffnet werden. Nichts wurde geändert.',
  opened: (counts) => `Die Kopie wurde geöffnet: ${counts}.`,

  deleteAll: 'Hier alles löschen',
  deleteTitle: 'Alles in diesem Browser löschen?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Das löscht alle Einstellungen endgültig. Ohne Kopie kann niemand sie zurückholen.'
      : plural(count, {
          one: 'Das löscht # Eintrag endgültig. Ohne Kopie kann niemand ihn zurückholen.',
          other: 'Das löscht # Einträge endgültig. Ohne Kopie kann niemand sie zurückholen.',
        }),
  confirmDelete: 'Ja, alles löschen',
  deleteFailed: 'Das konnte nicht gelöscht werden. Bitte versuche es noch einmal.',

  createAccount: 'Konto anlegen',
  needsServer: {
    reminders:
      'Erinnerungen per Mitteilung, E-Mail oder ntfy brauchen einen Server, der sie sendet.',
    calendar:
      'Eine Adresse für deinen Kalender braucht einen Server. Auf der Seite „Plan“ gibt es den Kalender als Datei.',
    privacy: 'Nichts wird gemailt und nichts gezählt: Kein Server weiß von dir.',
    security:
      'Passwörter, Passkeys und Anmeldungen gehören zu einem Konto. Hier sieht deine Daten, wer diesen Browser öffnet.',
    account: 'Es gibt kein Konto: Alles ist in diesem Browser.',
    people:
      'Andere sehen deine Daten oder tragen für dich ein, wenn es Konten auf einem Server gibt.',
    share:
      'Ein Link zu deinem Bericht braucht einen Server. Drucke ihn, oder speichere ihn im Druckdialog als PDF.',
  },

  left: 'Daten aus der Zeit vor deinem Konto sind noch in diesem Browser.',
  bring: 'Mitnehmen',
};
