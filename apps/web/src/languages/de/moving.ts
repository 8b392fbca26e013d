import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Export · Dosewise',
  title: 'Export',
  lead: 'Jede Tabelle enthält alle deine Einträge einer Art, die neuesten zuerst. Gewicht steht in kg und Längen in cm, egal, welche Einheiten du verwendest.',
  movingIn: 'Du willst eine dieser Dateien wiederherstellen oder kommst von einer anderen App?',
  import: 'Datei importieren',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Daten zu exportieren.',
  takeAlong: {
    title: 'Weiter ohne Konto',
    what: 'Eine Kopie von allem, die du in jedem Browser öffnen kannst: Wähle „Ohne Konto benutzen“, dann „Kopie öffnen“.',
    take: 'Meine Daten mitnehmen',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tabellen zum Weiterrechnen',
  readers: {
    legend: 'Schreibweise der Tabellen',
    programs: 'Für andere Programme',
    excel: 'Für Excel in deiner Sprache',
    programsHint:
      'Kommas zwischen den Spalten, Punkte in Zahlen, Uhrzeiten in UTC. Auch Dosewise kann diese Dateien importieren.',
    excelHint: (zone) =>
      `Spalten, Zahlen und Datumsangaben so, wie Excel in deiner Sprache sie liest, mit Uhrzeiten in ${zone}.`,
  },
  whole: 'Für ein anderes Programm oder zum Aufheben',
  doses: {
    title: 'Dosen',
    contents: 'Datum, Pen und seine Stärke, Klicks oder Volumen, mg, Injektionsstelle und Schmerz.',
  },
  weights: {
    title: 'Gewichtseinträge',
    contents:
      'Datum, Gewicht in kg, Notiz und Quelle. Du kannst sie auf der Seite „Gewicht“ wieder importieren.',
  },
  symptoms: {
    title: 'Symptome',
    contents: 'Datum, Art, Schweregrad von 0 bis 10 und Notiz.',
  },
  measurements: {
    title: 'Messwerte',
    contents: 'Datum, Art, Wert mit Einheit, und Notiz.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosen, Gewichtseinträge, Messwerte, Größe, BMI und Symptome mit Codes, für Programme, die Gesundheitsakten führen.',
  },
  everything: {
    title: 'Alles als JSON',
    contents:
      'Profil, Einstellungen, Ziel, Plan, Pens, Dosen, Gewichtseinträge, Messwerte und Symptome in einer Datei.',
  },
  download: 'Herunterladen: ',
  downloaded: (fileName) => `${fileName} heruntergeladen.`,
  fetchFailed: 'Die Datei konnte nicht heruntergeladen werden.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Shotsy-Backup',
  'shotsy-csv': 'Shotsy-Tabelle (CSV)',
  'apple-health-xml': 'Apple-Health-Export',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Health-Connect-Daten (JSON)',
  'fitbit-json': 'Fitbit-Archiv (JSON)',
  'garmin-json': 'Garmin-Körperwerte (JSON)',
  'withings-json': 'Withings-Messwerte (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Pokii-Tabelle (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, alles als JSON',
  'weights-csv': 'Tabelle mit Gewichtseinträgen',
  sheet: 'Eigene Tabelle',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, automatisch gesendet',
  'health-connect': 'Health Connect, automatisch gesendet',
};

const doses = (count: number) => plural(count, { one: '# Dosis', other: '# Dosen' });
const weights = (count: number) =>
  plural(count, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' });
const symptoms = (count: number) => plural(count, { one: '# Symptom', other: '# Symptome' });
const measurements = (count: number) => plural(count, { one: '# Messwert', other: '# Messwerte' });
const pens = (count: number) => plural(count, { one: '# Pen', other: '# Pens' });

/** The words of readers of files before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'Zeile', line: 'Zeile', day: 'Tag' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Datum',
    time: 'Uhrzeit',
    medicine: 'Medikament',
    dose: 'Dosis',
    site: 'Injektionsstelle',
    pain: 'Schmerz',
    taken: 'Genommen oder nicht',
    weight: 'Gewicht',
    unit: 'Einheit',
    note: 'Notiz',
    source: 'Quelle',
    symptom: 'Symptom',
    kind: 'Art des Messwerts',
  },
  'kind-word': {
    weight: 'Gewicht',
    waist: 'Taille',
    hips: 'Hüfte',
    body_fat: 'Körperfett',
    lean_mass: 'Fettfreie Masse',
    resting_pulse: 'Ruhepuls',
    blood_pressure: 'Blutdruck',
    hba1c: 'HbA1c',
    fasting_glucose: 'Nüchternblutzucker',
    systolic: 'Systolisch',
    diastolic: 'Diastolisch',
  },
  'status-word': { taken: 'Genommen', 'not-taken': 'Nicht genommen' },
  'dose-level': {
    doses: 'An jedem dieser Tage eine Dosis genommen',
    level: 'Meine damalige Dosisstufe: nichts importieren',
  },
  'date-order': {
    'day-first': 'Tag zuerst: 03/04 ist der 3. April',
    'month-first': 'Monat zuerst: 03/04 ist der 4. März',
    'year-first': 'Jahr zuerst: 26-04-03 ist der 3. April 2026',
  },
  'weight-unit': { kg: 'Kilogramm (kg)', lb: 'Pounds (lb)', st: 'Stones (st)', g: 'Gramm (g)' },
  'length-unit': { cm: 'Zentimeter (cm)', in: 'Zoll (in)' },
  'dosage-unit': {
    mg: 'Milligramm (mg)',
    mcg: 'Mikrogramm (mcg)',
    units: 'Einheiten zu 0,01 mL',
    mL: 'Milliliter (mL)',
    clicks: 'Klicks zu 0,01 mL',
  },
  'site-quadrant': {
    keep: 'Wörter behalten',
    left_lower: 'Links unten',
    left_upper: 'Links oben',
    right_lower: 'Rechts unten',
    right_upper: 'Rechts oben',
  },
  'severity-words': { bands: 'Leicht 2, mittel 5, stark 8' },
  'severity-scale': { 'times-two': '1 bis 5, verdoppelt' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Weglassen',
  keep: 'So lassen',
  take: 'Ja, importieren',
  import: 'Importieren',
  yes: 'Ja',
  no: 'Nein',
  start: 'Als es begann',
  scheduled: 'Als es geplant war',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Import · Dosewise',
  title: 'Import',
  lead: 'Übernimm Dosen, Gewichtseinträge, Symptome und Messwerte aus einer anderen App oder aus deiner eigenen Tabelle. Die Datei wird in deinem Browser gelesen, und du siehst eine Vorschau, bevor etwas gespeichert wird.',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deinen Verlauf zu importieren.',

  chooseTitle: 'Datei wählen',
  chooseHint:
    'Shotsy, Pokii, Apple Health, Health Connect und andere, ein Export von Dosewise oder jede Tabelle mit Datum und Dosis.',
  drop: 'Zieh eine Datei hierher, oder wähle eine.',
  choose: 'Datei wählen',
  file: 'Datei zum Importieren',
  paste: 'Stattdessen eine Tabelle einfügen',
  pasted: 'Tabelle mit ihrer Kopfzeile',
  readPasted: 'Tabelle lesen',
  pastedName: 'eingefügt.csv',
  nothingPasted: 'Füge zuerst eine Tabelle ein.',
  reading: 'Die Datei wird gelesen',
  readingAgain: 'Die Datei wird mit deinen Antworten gelesen',
  unreadable:
    'Diese Datei konnte nicht gelesen werden. Versuche, sie noch einmal zu exportieren, und wähle sie dann erneut.',
  refused: {
    'empty-file': 'Diese Datei ist leer.',
    'not-readable':
      'Diese Datei ist beschädigt oder abgeschnitten. Versuche, sie noch einmal zu exportieren.',
    'unknown-format': 'Diese Art von Datei lässt sich hier nicht importieren.',
    'too-large': 'Diese Datei ist zu groß, um hier gelesen zu werden.',
  },
  answerRefused: 'Diese Antwort passt nicht zur Datei',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Sie sieht aus wie: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Erkannt als',
  preview: 'Was importiert wird',
  doses: 'Dosen',
  weights: 'Gewichtseinträge',
  symptoms: 'Symptome',
  measurements: 'Messwerte',
  counts: (of) =>
    [
      of.doses > 0 && doses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${mg} mg ${medicine}`,
  pain: (pain) => `Schmerz ${pain}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Stelle: ${words}`,
  noSite: 'keine Stelle',
  first: (shown, all) => `Die ersten ${number(shown)} von ${all}.`,
  bands: 'Aus Wörtern für den Schweregrad wurde eine Zahl: leicht 2, mittel 5, stark 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# Notiz ist länger als 500 Zeichen und wird gekürzt.',
      other: '# Notizen sind länger als 500 Zeichen und werden gekürzt.',
    }),
  ignored: (kinds) => `Nicht importiert, weil Dosewise es nicht speichert: ${kinds}.`,
  nothing: 'In dieser Datei gibt es nichts zu importieren.',
  skipped: (count) =>
    plural(count, { one: '# Eintrag weggelassen', other: '# Einträge weggelassen' }),
  account: (of) =>
    `Von ${plural(of.rows, { one: '# Zeile', other: '# Zeilen' })}: ${[
      of.imported > 0 && `${number(of.imported)} zu importieren`,
      of.notTaken > 0 && `${number(of.notTaken)} als nicht genommen markiert`,
      of.repeated > 0 && `${number(of.repeated)} doppelt`,
      of.other > 0 && `${number(of.other)} weggelassen`,
      of.notUnderstood > 0 && `${number(of.notUnderstood)} nicht verstanden`,
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Bisher importierbar: ${number(imported)} von ${plural(rows, { one: '# Zeile', other: '# Zeilen' })}`,
  showRows: '(anzeigen)',
  keptInstead: (place) => `behalten: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `und ${count} weitere`,
  parts: (parts) =>
    `Die Datei ist groß. Deshalb wird sie in ${number(parts)} Teilen importiert. Jeder Teil wird ganz oder gar nicht gespeichert.`,
  import: (counts) => `${counts} importieren`,
  importNothing: 'Importieren',
  unanswered: 'Beantworte zuerst die Fragen oben.',
  discard: 'Verwerfen',
  importing: 'Wird importiert',
  failed: 'Der Import ist fehlgeschlagen.',
  tryAgain: 'Bitte versuche es noch einmal.',
  savedBefore: (counts) =>
    ` Schon gespeichert: ${counts}. Wenn du noch einmal importierst, entsteht nichts doppelt.`,
  cancelled: (counts) =>
    `Import abgebrochen. ${counts === '' ? 'Bis dahin wurde nichts hinzugefügt.' : `Bis dahin hinzugefügt: ${counts}.`} Was gerade gesendet wurde, wird vielleicht noch gespeichert: Sieh unter „Frühere Importe“ nach.`,

  outcome: 'Import fertig',
  done: 'Importiert',
  added: (counts) => (counts === '' ? 'Nichts Neues kam hinzu.' : `Hinzugefügt: ${counts}.`),
  changed: (counts) => `Geändert: ${counts}.`,
  there: (counts) => `Schon da: ${counts}.`,
  undo: 'Rückgängig',
  close: 'Noch eine Datei importieren',
  today: 'Zur Übersicht',

  earlier: 'Frühere Importe',
  noneYet: 'Noch nichts importiert.',
  earlierFailed: 'Deine früheren Importe konnten nicht geladen werden.',
  undoOf: (source, day) => `Rückgängig: Import vom ${day}, ${source}`,
  undoTitle: 'Diesen Import rückgängig machen?',
  undoQuestion: (counts) =>
    `Das entfernt, was der Import hinzugefügt hat${counts === '' ? '' : ` (${counts})`}, und stellt wieder her, was er geändert hat. Was du seither bearbeitet hast, bleibt, wie es ist.`,
  undoConfirm: 'Import rückgängig machen',
  undoFailed: 'Der Import konnte nicht rückgängig gemacht werden.',
  undoneBelow: 'Dieser Import wurde rückgängig gemacht.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, { one: '# Eintrag entfernt.', other: '# Einträge entfernt.' }),
      restored > 0 &&
        plural(restored, {
          one: '# Eintrag ist wieder wie zuvor.',
          other: '# Einträge sind wieder wie zuvor.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# Eintrag bleibt, weil du ihn seither bearbeitet hast.',
          other: '# Einträge bleiben, weil du sie seither bearbeitet hast.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Diese Datei enthält alles aus Dosewise. Weil es in deinem Konto noch keine Einträge gibt, lässt sich alles wiederherstellen: auch Pens, Plan, Ziel und Einstellungen. Der Import übernimmt nur Dosen, Gewichtseinträge, Symptome und Messwerte.',
    recordsOnly:
      'Pens, Plan, Ziel und Einstellungen dieser Datei lassen sich nur in einem Konto ohne Einträge wiederherstellen. In deinem gibt es welche. Deshalb werden nur Dosen, Gewichtseinträge, Symptome und Messwerte übernommen.',
    restore: 'Alles wiederherstellen',
    failed: 'Nichts wurde wiederhergestellt.',
    tryAgain: 'Bitte versuche es noch einmal.',
    noReply: 'Es ist nicht bekannt, ob die Datei wiederhergestellt wurde.',
    noReplyHint:
      'Die Antwort ging verloren. Sieh dir deine Einträge an, bevor du es noch einmal versuchst.',
    damaged: 'Diese Datei ist beschädigt. Exportiere sie noch einmal.',
    outcome: 'Alles wurde wiederhergestellt',
    counts: (of) =>
      `${list([
        pens(of.pens),
        doses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, mit Plan, Ziel und Einstellungen.`,
  },

  questions: {
    must: 'Fragen zur Datei',
    granted: 'Annahmen',
    choose: 'Wähle …',
    likely: (answer) => `${answer} (wahrscheinlich)`,
    take: (likely) => `${likely} übernehmen`,
    inFile: (samples) => `In der Datei: ${samples}`,
    leaveOut: 'Weglassen',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'Was steht in dieser Spalte?',
      'date-order': 'Wie ist das Datum geschrieben?',
      'time-zone': 'In welcher Zeitzone sind die Uhrzeiten?',
      'weight-unit': 'In welcher Einheit ist das Gewicht?',
      'length-unit': 'In welcher Einheit sind Taille und Hüfte?',
      'hba1c-unit': 'In welcher Einheit ist der HbA1c?',
      'glucose-unit': 'In welcher Einheit ist der Nüchternblutzucker?',
      'dosage-unit': 'In welcher Einheit sind die Dosen?',
      'mg-per-count': 'Wie viel mg hat ein Stück (Pen, Tablette …)?',
      concentration: 'Wie hoch ist die Konzentration?',
      'which-medicines': 'Welche Medikamente möchtest du importieren?',
      medicine: 'Welches Medikament ist es?',
      'automatic-marks':
        'Einige Dosen wurden automatisch als genommen markiert. Sollen sie importiert werden?',
      'planned-amount':
        'Manche Einträge haben nur eine geplante Menge. Diese Menge als genommene Dosis importieren?',
      'start-or-scheduled': 'Welcher Zeitpunkt zählt?',
      'site-quadrant': 'Welche genaue Stelle ist es?',
      'pain-scale': 'Welche Skala hat der Schmerz?',
      'severity-words': 'Was bedeuten die Wörter für den Schweregrad?',
      'severity-scale': 'Welche Skala hat der Schweregrad?',
      'severity-unknown': 'Wie stark ist ein Symptom ohne Schweregrad?',
      'no-doses': 'Was soll mit Einträgen ohne Dosis geschehen?',
      'status-word': 'Wurde die Dosis genommen?',
      'dose-level': 'An fast jedem Tag steht eine Dosis. Was bedeutet sie?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Nichts zu importieren',
    reasons: {
      'not-taken': 'Nicht genommen',
      'not-confirmed': 'Nicht als genommen bestätigt',
      duplicate: 'Doppelt in der Datei',
      replaced: 'Durch einen späteren Wert ersetzt',
      future: 'In der Zukunft',
      'before-noon': 'Von heute, ohne Uhrzeit: nach 12 Uhr noch einmal importieren',
      'no-dose': 'Keine Dosis',
      implausible: 'Nicht plausibel',
      'unreadable-date': 'Datum nicht lesbar',
      'unreadable-number': 'Zahl nicht lesbar',
      'ask-unit': 'Einheit nicht bekannt',
      incomplete: 'Nur einer von zwei Blutdruckwerten',
      'not-an-injection': 'Keine Injektion',
      'other-medicine': 'Ein anderes Medikament',
      'other-person': 'Eine andere Person',
      'unknown-medicine': 'Medikament nicht bekannt',
      'not-present': 'Als nicht vorhanden vermerkt',
      'no-date': 'Kein Datum',
      prescription: 'Ein Rezept, keine Dosis',
      'test-data': 'Testdaten',
      'other-kind': 'Eine andere Art von Eintrag',
      'not-readable': 'Nicht lesbar',
      level: 'Deine damalige Dosisstufe, keine genommene Dosis',
      'left-out': 'Von dir weggelassen',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Einträge ins Konto kopieren · Dosewise',
  title: 'Einträge ins Konto kopieren',
  loginPrompt: 'Bitte melde dich an, um deine Einträge in dein Konto zu kopieren.',
  loading: 'Wird geladen …',
  readFailed: 'Die Einträge in diesem Browser konnten nicht gelesen werden.',
  nothing: 'In diesem Browser gibt es keine Einträge zum Kopieren.',
  sending: 'Deine Einträge werden kopiert …',
  sendFailed:
    'Deine Einträge sind vielleicht nicht angekommen. Sie sind noch in diesem Browser. Bitte versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  arrived: (counts) => `Alles ist jetzt in deinem Konto: ${counts}.`,
  arrivedHint:
    'Die Kopie in diesem Browser ist noch da. Alle, die diesen Browser öffnen, können sie ohne Anmeldung sehen.',
  deleteCopy: 'Ja, Kopie hier löschen',
  keepCopy: 'Vorerst behalten',
  deleteFailed: 'Die Kopie konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  deleted: 'Die Kopie in diesem Browser ist gelöscht.',
  toToday: 'Zur Übersicht',
  inBrowser: (counts) => `In diesem Browser: ${counts}.`,
  hasRecords:
    'In deinem Konto gibt es schon Einträge. Daran ändert sich nichts, wenn du diese hinzufügst, und du kannst es rückgängig machen.',
  there: (counts) => `Schon da: ${counts}.`,
  add: (count) => plural(count, { one: '# Eintrag hinzufügen', other: '# Einträge hinzufügen' }),
  added: (counts) => `Hinzugefügt: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# Eintrag wurde nicht hinzugefügt, weil es zu dieser Zeit schon einen gibt.',
      other: '# Einträge wurden nicht hinzugefügt, weil es zu diesen Zeiten schon welche gibt.',
    }),
  notNow: 'Nicht jetzt',
  undo: 'Rückgängig',
  undoFailed: 'Das konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
  undone: 'Die Einträge wurden aus deinem Konto entfernt. Sie sind noch in diesem Browser.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Geteilter Bericht · Dosewise',
  title: 'Geteilter Bericht',
  loading: 'Wird geladen …',
  dead: 'Dieser Link ist nicht gültig',
  deadHint:
    'Vielleicht ist er abgelaufen oder wurde widerrufen. Frag die Person, von der du ihn hast, nach einem neuen.',
  askPasscode: 'Dieser Bericht hat einen Zugangscode',
  passcode: 'Zugangscode',
  passcodeHint: 'Frag die Person, die dir den Link geschickt hat.',
  open: 'Bericht öffnen',
  missing: 'Gib den Zugangscode ein.',
  wrong: 'Dieser Zugangscode stimmt nicht.',
  failed: 'Der Bericht konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
  until: (day) => `Der Link gilt bis ${day}.`,
  print: 'Drucken',
};
