import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { number, plural } from '../grammar.ts';

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `ungültiges Datum „${cell}“`,
  future: (cell) => `ungültiges Datum „${cell}“`,
  'unreadable-number': (cell) => `ungültiges Gewicht „${cell}“`,
  implausible: (cell) => `ungültiges Gewicht „${cell}“`,
  'not-readable': () =>
    'ein Anführungszeichen öffnet hier und schließt nicht mehr, deshalb gehen die Zeilen dahinter verloren',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `Datum und Uhrzeit wie in Zeile ${by}`,
  replaced: ({ by }) => `Datum und Uhrzeit wie in Zeile ${by}`,
  'no-date': () => 'kein Datum',
  'no-weight': () => 'kein Gewicht',
  'other-kind': ({ detail }) => `kein Körpergewicht, sondern „${detail}“`,
  'left-out': () => 'von dir ausgelassen',
};

const countEntries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' });
const result = (inserted: number, updated: number) =>
  `${number(inserted)} neu, ${number(updated)} geändert`;

export const texts: Words<typeof english> = {
  pageTitle: 'Gewicht · Dosewise',
  title: 'Gewicht',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um dein Gewicht festzuhalten.',

  addTitle: 'Eintrag hinzufügen',
  form: 'Gewicht hinzufügen',
  weight: 'Gewicht',
  date: 'Datum',
  note: 'Notiz',
  add: 'Gewicht hinzufügen',
  added: (weight) => `${weight} hinzugefügt.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Bitte versuche es noch einmal.',
  dateMissing: 'Gib das Datum ein.',
  dateAhead: 'Das Datum liegt in der Zukunft.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  noTrend: 'Noch keine Gewichte.',
  newest: (entries) => `Die neuesten ${entries}`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, { one: 'Der neueste Eintrag', other: 'Die neuesten # Einträge' }),
  latest: (entries, weight, day) => `${entries}, zuletzt ${weight} am ${day}.`,
  trendNeedsDays: (days) =>
    `Ein Trend braucht zwei Einträge im Abstand von mindestens ${days} Tagen.`,
  lastWeeks: (weeks) => plural(weeks, { one: 'der letzten Woche', other: 'der letzten # Wochen' }),
  theseEntries: 'dieser Einträge',
  allEntries: 'aller Einträge',
  trendLevel: (window) => `Der Trend ${window} bleibt gleich.`,
  trendGoes: (window, isDown, amount) =>
    `Der Trend ${window} geht um ${amount} pro Woche ${isDown ? 'nach unten' : 'nach oben'}.`,

  recent: 'Letzte Einträge',
  someOf: (shown, all) => `${number(shown)} von ${all}`,
  none: 'Noch keine Gewichte',
  noneHint:
    'Füge dein erstes hinzu, oder importiere eine Datei von deiner Waage oder aus einer anderen App.',
  deleteThis: 'Diesen Eintrag löschen',
  editTitle: 'Gewicht bearbeiten',
  save: 'Gewicht speichern',
  saveFailed: 'Das Gewicht konnte nicht gespeichert werden',
  gone: 'Dieser Gewichtseintrag wurde anderswo gelöscht.',

  measurements: 'Messwerte',
  addMeasurement: 'Messwert hinzufügen',
  addShort: 'Hinzufügen',
  aMeasurement: ': Messwert',
  measurementDialog: {
    editTitle: 'Messwert bearbeiten',
    save: 'Messwert speichern',
    deleteThis: 'Diesen Messwert löschen',
  },
  measurementKind: 'Messwert',
  measurementAdded: (name, value) => `${name} ${value} hinzugefügt.`,
  measurementWrong: (name, least, most) => `${name}: Gib einen Wert von ${least} bis ${most} ein.`,
  measurementGone: 'Dieser Messwert wurde anderswo gelöscht.',
  measurementsFailed: 'Die Messwerte konnten nicht geladen werden',
  noMeasurements: 'Noch keine Messwerte',
  noMeasurementsHint: 'Taille, Hüfte, Körperfett und fettfreie Masse, wenn du sie festhältst.',
  recentMeasurements: 'Letzte Messwerte',
  changedSince: (change, day) => `${change} seit ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, von ${first} bis ${last}.`,

  import: 'Import aus CSV',
  importHint:
    'Von Waagen und aus Apps: eine Datei mit einer Kopfzeile, einer Spalte für das Datum und einer für das Gewicht. Du siehst eine Vorschau, bevor etwas gespeichert wird.',
  otherFiles: 'Auch Dosen und Symptome, oder eine Datei einer anderen App?',
  otherImport: 'Alles importieren',
  chooseFile: 'Datei wählen',
  file: 'CSV-Datei',
  reading: 'Datei wird gelesen',
  importing: 'Import läuft',
  importFailed: 'Der Import ist fehlgeschlagen. Bitte prüfe das Format deiner Datei.',
  unreadable: {
    'no-data':
      'In der CSV-Datei sind keine Daten. Sie braucht eine Kopfzeile und mindestens eine Zeile mit Daten.',
    'no-columns':
      'Nötige Spalten fehlen. Es braucht date und eine Spalte mit dem Gewicht (z. B. weightKg, weight oder Value).',
    'too-large': `Diese Datei ist zu groß, um hier gelesen zu werden: Sie hat mehr als ${number(MAX_TABLE_ROWS)} Zeilen, oder Millionen von Zellen.`,
  },
  storedBefore: (inserted, updated) => `Davor: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import abgebrochen. Davor: ${result(inserted, updated)}. Einige Zeilen, die schon unterwegs sind, könnten noch gespeichert werden. Wenn du die Datei noch einmal importierst, entsteht nichts doppelt.`,
  imported: (inserted, updated) => `Import abgeschlossen: ${result(inserted, updated)}.`,
  rowsRead: 'Gelesene Zeilen',
  toImport: 'Zu importieren',
  inserted: 'Neu',
  updated: 'Geändert',
  unchanged: 'Unverändert',
  skipped: 'Übersprungen',
  rejected: 'Abgelehnt',
  done: 'Fertig',

  questions: 'Fragen zur Datei',
  whichUnit: 'In welcher Einheit sind die Gewichte?',
  noUnit: 'In der Datei steht es nicht.',
  units: {
    kg: 'Kilogramm (kg)',
    lb: 'Pounds (lb)',
    st: 'Stones (st)',
    g: 'Gramm (g)',
  },
  whichOrder: 'Wie ist das Datum geschrieben?',
  noOrder: 'Bei den Tagen in dieser Datei ist beides möglich.',
  orders: {
    'day-first': 'Tag zuerst: 03/04 ist der 3. April',
    'month-first': 'Monat zuerst: 03/04 ist der 4. März',
  },
  columns: {
    date: 'Spalte mit dem Datum',
    time: 'Spalte mit der Uhrzeit',
    weight: 'Spalte mit dem Gewicht',
    unit: 'Spalte mit der Einheit',
    note: 'Spalte mit der Notiz',
    source: 'Spalte mit der Quelle',
  },
  kinds: { weight: 'Gewicht', 'leave-out': 'Weglassen' },
  choose: 'Auswählen …',
  noColumn: 'Keine',
  discard: 'Verwerfen',
  continue: 'Weiter',

  preview: 'Vorschau',
  zoneUsed: (zone) =>
    `Uhrzeiten ohne Zeitzone werden als Uhrzeiten in ${zone} gelesen, deiner Zeitzone in den Einstellungen.`,
  nothingToImport: 'Diese Datei hat keine Zeilen, die importiert werden können.',
  firstRows: (shown, all) => `Die ersten ${number(shown)} von ${all} Zeilen.`,
  importRows: 'Importieren',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# Dosis wird weggelassen: Hier werden nur Gewichte importiert.',
      other: '# Dosen werden weggelassen: Hier werden nur Gewichte importiert.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# weitere Spalte wird weggelassen',
      other: '# weitere Spalten werden weggelassen',
    }),
  issues: (count) => plural(count, { one: '# Problem', other: '# Probleme' }),
  downloadRejected: 'Abgelehnte Zeilen herunterladen',
  skippedRows: (count) => `${count} übersprungen`,
  skippedRow: (row) => `Zeile ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Zeile ${row}: ${refused[reason](detail)}`,
  more: (count) => `und ${count} weitere`,
};
