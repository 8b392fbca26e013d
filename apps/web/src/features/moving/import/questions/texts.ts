import type { HistoryQuestionId, SkipReason } from '@dosewise/file-import';

const units = { kg: 'Kilograms (kg)', lb: 'Pounds (lb)', st: 'Stones (st)', g: 'Grams (g)' };
const leaveOut = { 'leave-out': 'Leave out' };

/** What an answer is called, where it is not a word of the file. */
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
  },
  'date-order': {
    'day-first': 'Day first: 03/04 is 3 April',
    'month-first': 'Month first: 03/04 is 4 March',
  },
  'weight-unit': units,
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
  'pain-scale': { keep: 'Keep as it stands' },
};

/** The words of a file's questions and of why its entries are left out. */
export const questionTexts = {
  must: 'The file does not say',
  granted: 'Taken for granted',
  choose: 'Choose …',
  likely: (answer: string) => `${answer} (likely)`,
  take: (likely: string) => `Take ${likely}`,
  inFile: (samples: string) => `In the file: ${samples}`,
  leaveOut: 'Leave out',
  mgPerMl: 'mg/mL',
  mg: 'mg',
  questions: {
    columns: 'What is in this column?',
    'date-order': 'How are the dates written?',
    'time-zone': 'In which time zone are the times?',
    'weight-unit': 'Which unit are the weights in?',
    'dosage-unit': 'Which unit are the doses in?',
    'mg-per-count': 'How many mg is one?',
    concentration: 'What is the concentration?',
    'which-medicines': 'Which medicines are to come in?',
    medicine: 'Which medicine is it?',
    'which-person': 'Whose entries are yours?',
    'automatic-marks': 'What about doses that were marked by themselves?',
    'planned-amount': 'What about planned amounts?',
    'start-or-scheduled': 'Which time counts?',
    'site-quadrant': 'Which part is it?',
    'pain-scale': 'How is pain noted?',
    'severity-words': 'How are words for severity read?',
    'severity-scale': 'How is the scale of severity read?',
    'severity-unknown': 'How severe is a symptom that is only marked as there?',
    'no-doses': 'What about entries without a dose?',
  } satisfies Record<HistoryQuestionId, string>,
  about: (question: string, subject: string) =>
    subject === '' ? question : `${subject}: ${question}`,
  answer: (id: HistoryQuestionId, answer: string): string =>
    answers[id]?.[answer] ?? COMMON[answer] ?? answer,

  reasons: {
    'not-taken': 'Not taken',
    'not-confirmed': 'Not confirmed as taken',
    duplicate: 'Twice in the file',
    replaced: 'Replaced by a later value',
    future: 'In the future',
    'before-noon': 'Of today without a time: import it after noon',
    'no-dose': 'No dose',
    implausible: 'Not plausible',
    'unreadable-date': 'Date not readable',
    'unreadable-number': 'Number not readable',
    'ask-unit': 'Unit not known',
    'not-an-injection': 'Not an injection',
    'other-medicine': 'Another medicine',
    'other-person': 'Another person',
    'unknown-medicine': 'Medicine not known',
    'not-present': 'Marked as not there',
    'no-date': 'No date',
    prescription: 'A prescription, not a dose',
    'test-data': 'Test data',
    'other-kind': 'Another kind of entry',
    'not-readable': 'Not readable',
  } satisfies Record<SkipReason, string>,
};

const COMMON: Readonly<Record<string, string>> = {
  ...leaveOut,
  keep: 'Keep as it stands',
  take: 'Take',
  import: 'Import',
  yes: 'Yes',
  no: 'No',
  start: 'When it began',
  scheduled: 'When it was planned',
};
