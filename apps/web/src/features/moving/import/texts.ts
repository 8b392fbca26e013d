import type { MeasurementKind } from '@dosewise/domain';
import type {
  HistoryFormat,
  HistoryQuestionId,
  RefusedHistory,
  RowAccount,
  SkipReason,
} from '@dosewise/file-import';
import { listWords } from '../../../languages/formats/lists.ts';
import { formatCount, withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';
import type { texts as fileTexts } from '../../../parts/file-import/texts.ts';

/** The number of each kind. */
export interface KindCounts {
  readonly doses: number;
  readonly weights: number;
  readonly symptoms: number;
  readonly measurements: number;
}

/** The names of programs that send by themselves. */
const pushed = {
  'health-auto-export': 'Health Auto Export, sent automatically',
  'health-connect': 'Health Connect, sent automatically',
};

/** The names of the formats. */
const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Shotsy backup',
  'shotsy-csv': 'Shotsy table (CSV)',
  'apple-health-xml': 'Apple Health export',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Health Connect records (JSON)',
  'fitbit-json': 'Fitbit archive (JSON)',
  'garmin-json': 'Garmin body composition (JSON)',
  'withings-json': 'Withings measurements (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Pokii table (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, everything as JSON',
  'weights-csv': 'Table of weights',
  sheet: 'Your own table',
};

/** The number of records that came back. */
interface RestoredCounts {
  readonly pens: number;
  readonly doses: number;
  readonly weights: number;
  readonly symptoms: number;
  readonly measurements: number;
}

const units = { kg: 'Kilograms (kg)', lb: 'Pounds (lb)', st: 'Stone (st)', g: 'Grams (g)' };
const leaveOut = { 'leave-out': 'Leave out' };

/** The names of answers that are no words of the file. */
const answers: Partial<Record<HistoryQuestionId, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Date',
    time: 'Time',
    medicine: 'Medicine',
    dose: 'Dose',
    site: 'Injection site',
    pain: 'Pain',
    taken: 'Taken or not',
    weight: 'Weight',
    unit: 'Unit',
    note: 'Note',
    source: 'Source',
    symptom: 'Symptom',
    kind: 'Kind of reading',
  },
  'kind-word': {
    weight: 'Weight',
    waist: 'Waist',
    hips: 'Hips',
    body_fat: 'Body fat',
    lean_mass: 'Lean mass',
    resting_pulse: 'Resting pulse',
    blood_pressure: 'Blood pressure',
    hba1c: 'HbA1c',
    fasting_glucose: 'Fasting glucose',
    systolic: 'Systolic',
    diastolic: 'Diastolic',
  } satisfies Record<'weight' | MeasurementKind | 'systolic' | 'diastolic', string>,
  'status-word': { taken: 'Taken', 'not-taken': 'Not taken' },
  'dose-level': {
    doses: 'A dose taken on each of these days',
    level: 'My dose level at the time. Import none of these.',
  },
  'date-order': {
    'day-first': 'Day first: 03/04 is 3 April',
    'month-first': 'Month first: 03/04 is 4 March',
    'year-first': 'Year first: 26-04-03 is 3 April 2026',
  },
  'weight-unit': units,
  'length-unit': { cm: 'Centimetres (cm)', in: 'Inches (in)' },
  'dosage-unit': {
    mg: 'Milligrams (mg)',
    mcg: 'Micrograms (mcg)',
    units: 'Units of 0.01 mL',
    mL: 'Millilitres (mL)',
    clicks: 'Clicks of 0.01 mL',
  },
  'site-quadrant': {
    keep: 'Keep the words',
    left_lower: 'Left lower',
    left_upper: 'Left upper',
    right_lower: 'Right lower',
    right_upper: 'Right upper',
  },
  'severity-words': { bands: 'Mild 2, moderate 5, severe 8' },
  'severity-scale': { 'times-two': '1 to 5, doubled' },
  'pain-scale': { keep: 'Keep as is' },
};

const COMMON: Readonly<Record<string, string>> = {
  ...leaveOut,
  keep: 'Keep as is',
  take: 'Yes, import it',
  import: 'Import',
  yes: 'Yes',
  no: 'No',
  start: 'When it began',
  scheduled: 'When it was planned',
};

/** The words of the page that brings the history of another tracker in. */
export const texts = spoken('moving/import', {
  pageTitle: 'Import · Dosewise',
  title: 'Import',
  lead: 'Bring doses, weights, symptoms and measurements from another app or from your own spreadsheet. The file is read in your browser, and you see a preview before anything is saved.',
  loading: 'Loading…',
  loginPrompt: 'Please log in to import your history.',

  chooseTitle: 'Choose a file',
  chooseHint:
    'Shotsy, Pokii, Apple Health, Health Connect and others, a Dosewise export, or any table with dates and doses.',
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  file: 'File to import',
  paste: 'Paste a table instead',
  pasted: 'Table with its heading row',
  readPasted: 'Read the table',
  pastedName: 'pasted.csv',
  nothingPasted: 'Paste a table first.',
  reading: 'Reading the file',
  readingAgain: 'Reading the file with your answers',
  unreadable: 'We couldn’t read this file. Export it again, then choose the new file.',
  refused: {
    'empty-file': 'This file is empty.',
    'not-readable': 'This file is damaged or was cut short. Try to export it again.',
    'unknown-format': 'This kind of file can’t be imported here.',
    'too-large': 'This file is too large to be read here.',
  } satisfies Record<RefusedHistory['reason'], string>,
  answerRefused: 'That answer doesn’t match the file',
  refusedAs: (sentence: string, format: HistoryFormat | null) =>
    format === null ? sentence : `${sentence} It looks like this kind of file: ${formats[format]}.`,

  formats,
  sourceName: (source: string): string => {
    const names: Readonly<Record<string, string>> = { ...formats, ...pushed };
    return Object.hasOwn(names, source) ? (names[source] ?? source) : source;
  },
  recognised: 'Recognised as',
  preview: 'What will be imported',
  doses: 'Doses',
  weights: 'Weights',
  symptoms: 'Symptoms',
  measurements: 'Measurements',
  counts: ({ doses, weights, symptoms, measurements }: KindCounts) =>
    [
      doses > 0 && withCount(doses, 'dose'),
      weights > 0 && withCount(weights, 'weight'),
      symptoms > 0 && withCount(symptoms, 'symptom'),
      measurements > 0 && withCount(measurements, 'measurement'),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg: string, medicine: string) => `${mg} mg ${medicine}`,
  pain: (pain: string) => `pain ${pain}`,
  symptom: (name: string, severity: string) => `${name}: ${severity}`,
  siteNote: (words: string) => `Site: ${words}`,
  noSite: 'no site',
  first: (shown: number, all: string) => `The first ${shown} of ${all}.`,
  bands: 'We turned severity words into numbers: mild 2, moderate 5, severe 8.',
  cutNotes: (notes: number) =>
    `${withCount(notes, 'note')} ${notes === 1 ? 'is' : 'are'} longer than 500 characters and will be cut.`,
  ignored: (kinds: string) => `Not imported, because Dosewise doesn’t store it: ${kinds}.`,
  nothing: 'There is nothing to import in this file.',
  skipped: (count: number) => `${withCount(count, 'entry', 'entries')} left out`,
  /** The rows of a table by what becomes of them. */
  account: (of: RowAccount) =>
    `Of ${withCount(of.rows, 'row')}: ${[
      of.imported > 0 && `${formatCount(of.imported)} to import`,
      of.notTaken > 0 && `${formatCount(of.notTaken)} marked as not taken`,
      of.repeated > 0 && `${formatCount(of.repeated)} repeated`,
      of.other > 0 && `${formatCount(of.other)} left out`,
      of.notUnderstood > 0 && `${formatCount(of.notUnderstood)} not understood`,
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  /** While answers are missing. */
  accountSoFar: (imported: number, rows: number) =>
    `So far, ${formatCount(imported)} of ${withCount(rows, 'row')} can be imported`,
  showRows: '(show)',
  /** Says which of two rows that say the same comes in. */
  keptInstead: (place: string) => `kept: ${place}`,
  /** The place of an entry in its file, as readers of files name it: 'row 3', 'line 4', 'doses[2]'. */
  place: (at: string) => at,
  more: (count: string) => `and ${count} more`,
  parts: (parts: number) =>
    `The file is large, so it is imported in ${parts} parts. Each part is saved completely or not at all.`,
  import: (counts: string) => `Import ${counts}`,
  importNothing: 'Import',
  unanswered: 'Answer the questions above first.',
  discard: 'Discard',
  importing: 'Importing',
  failed: 'The import failed.',
  tryAgain: 'Please try again.',
  savedBefore: (counts: string) =>
    ` Already saved: ${counts}. Importing again creates no duplicates.`,
  cancelled: (counts: string) =>
    `Import cancelled. ${counts === '' ? 'Nothing was added before that.' : `Before that: ${counts}.`} Entries already being sent may still be saved: check Earlier imports.`,

  outcome: 'Import finished',
  done: 'Imported',
  added: (counts: string) => (counts === '' ? 'Nothing new was added.' : `Added: ${counts}.`),
  changed: (counts: string) => `Changed: ${counts}.`,
  there: (counts: string) => `Already there: ${counts}.`,
  undo: 'Undo',
  close: 'Import another file',
  today: 'Go to Today',

  earlier: 'Earlier imports',
  noneYet: 'Nothing imported yet.',
  earlierFailed: 'We couldn’t load your earlier imports.',
  undoOf: (source: string, day: string) => `Undo the import of ${day}: ${source}`,
  undoTitle: 'Undo this import?',
  undoQuestion: (counts: string) =>
    `This removes what the import added${counts === '' ? '' : ` (${counts})`} and restores what it changed. Anything you have edited since stays as it is.`,
  undoConfirm: 'Undo import',
  undoFailed: 'We couldn’t undo the import.',
  undoneBelow: 'This import has been undone.',
  undone: (removed: number, restored: number, kept: number) => {
    const back = restored === 0 ? '' : `, restored ${restored} to what they were`;
    return `Removed ${removed}${back}${kept === 0 ? '.' : `, kept ${kept} that ${kept === 1 ? 'was' : 'were'} edited since.`}`;
  },

  restore: {
    offer:
      'This file holds everything from Dosewise. Your account has no records yet, so you can restore all of it, including pens, plan, goal and settings. Importing adds doses, weights, symptoms and measurements only.',
    recordsOnly:
      'Your account already has records, so we can only add doses, weights, symptoms and measurements. You can restore pens, plan, goal and settings only into an account without records.',
    restore: 'Restore everything',
    failed: 'Nothing was restored.',
    tryAgain: 'Please try again.',
    noReply: 'We don’t know if the file was restored, because the connection was lost.',
    noReplyHint: 'Check your records before you try again.',
    damaged: 'This file is damaged. Export it again.',
    outcome: 'Everything was restored',
    counts: ({ pens, doses, weights, symptoms, measurements }: RestoredCounts) =>
      `${listWords([
        withCount(pens, 'pen'),
        withCount(doses, 'dose'),
        withCount(weights, 'weight'),
        withCount(symptoms, 'symptom'),
        ...(measurements === 0 ? [] : [withCount(measurements, 'measurement')]),
      ])}, with plan, goal and settings.`,
  },

  questions: {
    must: 'Questions about the file',
    granted: 'Assumptions',
    choose: 'Choose…',
    likely: (answer: string) => `${answer} (likely)`,
    take: (likely: string) => `Use ${likely}`,
    inFile: (samples: string) => `In the file: ${samples}`,
    leaveOut: 'Leave out',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'What is in this column?',
      'date-order': 'How are the dates written?',
      'time-zone': 'In which time zone are the times?',
      'weight-unit': 'Which unit are the weights in?',
      'length-unit': 'Which unit are waist and hips in?',
      'hba1c-unit': 'Which unit is HbA1c in?',
      'glucose-unit': 'Which unit is fasting glucose in?',
      'dosage-unit': 'Which unit are the doses in?',
      'mg-per-count': 'How many mg are in one pen, tablet or injection?',
      concentration: 'What is the concentration?',
      'which-medicines': 'Which medicines do you want to import?',
      medicine: 'Which medicine is it?',
      'automatic-marks': 'Some doses were marked as taken automatically. Import them?',
      'planned-amount':
        'Some entries have only a planned amount. Import that amount as the dose taken?',
      'start-or-scheduled': 'Which time should we use?',
      'site-quadrant': 'Which exact site is it?',
      'pain-scale': 'What is the pain scale?',
      'severity-words': 'What do the words for severity mean?',
      'severity-scale': 'What is the severity scale?',
      'severity-unknown': 'How severe is a symptom without a severity?',
      'no-doses': 'What should we do with entries that have no dose?',
      'status-word': 'Was the dose taken?',
      'dose-level': 'There is a dose on almost every day. What does it mean?',
    } satisfies Record<Exclude<HistoryQuestionId, keyof typeof fileTexts.asked>, string>,
    about: (question: string, subject: string) =>
      subject === '' ? question : `${subject}: ${question}`,
    answer: (id: HistoryQuestionId, answer: string): string =>
      answers[id]?.[answer] ?? COMMON[answer] ?? answer,

    /** Rows that hold nothing that is kept. */
    nothing: 'Nothing to import',
    reasons: {
      'not-taken': 'Not taken',
      'not-confirmed': 'Not confirmed as taken',
      duplicate: 'Twice in the file',
      replaced: 'Replaced by a later value',
      future: 'In the future',
      'before-noon': 'Dated today without a time: import it again this afternoon',
      'no-dose': 'No dose',
      implausible: 'Not plausible',
      'unreadable-date': 'Date not readable',
      'unreadable-number': 'Number not readable',
      'ask-unit': 'Unit not known',
      incomplete: 'Only one of the two blood pressure values',
      'not-an-injection': 'Not an injection',
      'other-medicine': 'Another medicine',
      'other-person': 'Another person',
      'unknown-medicine': 'Medicine not known',
      'not-present': 'Marked as absent',
      'no-date': 'No date',
      prescription: 'A prescription, not a dose',
      'test-data': 'Test data',
      'other-kind': 'Another kind of entry',
      'not-readable': 'Not readable',
      level: 'Your dose level on that day, not a dose you took',
      'left-out': 'Left out by you',
    } satisfies Record<SkipReason, string>,
  },
});
