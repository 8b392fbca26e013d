import { FIELD_SENTENCES } from '@dosewise/contract';
import type { WeightUnit } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
  type UnreadableWeightCsv,
  type WeightColumns,
  type WeightCsvIssue,
} from '@dosewise/file-import';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import { outOfYears } from '../../../kit/forms/limits.ts';
import { formatCount, withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** The fault of a refused row; `cell` is what it says. */
const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `invalid date '${cell}'`,
  future: (cell) => `invalid date '${cell}'`,
  'unreadable-number': (cell) => `invalid weight '${cell}'`,
  implausible: (cell) => `invalid weight '${cell}'`,
  'not-readable': () => 'a quotation mark here is never closed, so the rows after it can’t be read',
};

/** The reason that a row holds no weigh-in of its own. */
const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `same date and time as row ${by}`,
  replaced: ({ by }) => `same date and time as row ${by}`,
  'no-date': () => 'no date',
  'no-weight': () => 'no weight',
  'other-kind': ({ detail }) => `not a body weight but '${detail}'`,
  'other-person': () => 'another person’s',
  'left-out': () => 'left out by you',
};

/** The words of the page of weights and of the import from a file. */
export const texts = spoken('tracking/weights', {
  pageTitle: 'Weight · Dosewise',
  title: 'Weight',
  loading: 'Loading…',
  loginPrompt: 'Please log in to track your weight.',

  addTitle: 'Add entry',
  form: 'Log a weight',
  weight: 'Weight',
  date: 'Date',
  note: 'Note',
  add: 'Log weight',
  added: (weight: string) => `Logged: ${weight}.`,
  notAdded: (why: string) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Please try again.',
  dateMissing: 'Enter the date.',
  dateAhead: FIELD_SENTENCES.weighInAhead,
  dateOutOfYears: outOfYears('The date'),

  noTrend: 'No weights yet.',
  newest: (entries: string) => `The newest ${entries}`,
  entries: (count: number) => withCount(count, 'entry', 'entries'),
  newestEntries: (count: number) => `The newest ${withCount(count, 'entry', 'entries')}`,
  latest: (entries: string, weight: string, day: string) =>
    `${entries}, latest ${weight} on ${day}.`,
  trendNeedsDays: (days: number) => `A trend needs two entries at least ${days} days apart.`,
  lastWeeks: (weeks: number) => `the last ${weeks} weeks`,
  theseEntries: 'these entries',
  allEntries: 'all entries',
  trendLevel: (window: string) => `Trend over ${window}: level.`,
  trendGoes: (window: string, isDown: boolean, amount: string) =>
    `Trend over ${window}: ${isDown ? 'down' : 'up'} ${amount} a week.`,
  smoothed:
    'Smoothed: a line based on the weights from 14 days before to 14 days after each day (local regression, Cleveland 1979). Its last 14 days can still change.',

  recent: 'Recent entries',
  someOf: (shown: number, all: string) => `${shown} of ${all}`,
  none: 'No weights yet',
  noneHint: 'Log your first one, or import a file from your scales or another app.',
  deleteThis: 'Delete this weight',
  editTitle: 'Edit weight',
  save: 'Save weight',
  saveFailed: 'Failed to save weight',
  gone: 'This weight was deleted elsewhere.',

  measurements: 'Measurements',
  addMeasurement: 'Log measurement',
  addShort: 'Log',
  aMeasurement: ' measurement',
  measurementDialog: {
    editTitle: 'Edit measurement',
    save: 'Save measurement',
    deleteThis: 'Delete this measurement',
  },
  measurementKind: 'Measurement',
  measurementAdded: (name: string, value: string) => `Logged: ${name} ${value}.`,
  measurementWrong: (name: string, least: string, most: string) =>
    `${name} must be from ${least} to ${most}.`,
  measurementUnit: 'Unit',
  measurementOrigin: 'Measured',
  origins: { home: 'At home', laboratory: 'Laboratory', none: 'Not stated' },
  isMeasurementRight: (name: string, value: string) => `Is this right? ${name}: ${value}`,
  mayBeSlip: 'It may be a typo or in the other unit. Check the number and its unit.',
  mayBePairSlip: 'It may be a typo. Check both numbers.',
  diastolicAbove: 'Diastolic can’t be higher than systolic. Check that they aren’t swapped.',
  changeMeasurement: 'Change it',
  saveMeasurement: 'Yes, save it',
  measurementGone: 'This measurement was deleted elsewhere.',
  measurementsFailed: 'Failed to load measurements',
  noMeasurements: 'No measurements yet',
  noMeasurementsHint:
    'Track waist, hips, body fat, lean mass, resting pulse, blood pressure, HbA1c and fasting glucose here.',
  recentMeasurements: 'Recent measurements',
  changedSince: (change: string, day: string) => `${change} since ${day}`,
  measurementSummary: (count: number, first: string, last: string) =>
    `${withCount(count, 'entry', 'entries')}, from ${first} to ${last}.`,

  import: 'Import from CSV',
  importHint:
    'From scales and apps: a file with a header row, a date column and a weight column. You see a preview before anything is saved.',
  otherFiles: 'Doses or symptoms as well, or a file from another app?',
  otherImport: 'Go to Import',
  chooseFile: 'Choose a file',
  file: 'CSV file',
  reading: 'Reading the file',
  importing: 'Importing',
  importFailed: 'Import failed. Please check your file format.',
  unreadable: {
    'no-data': 'No data found in CSV. Include a header row and at least one data row.',
    'no-columns':
      'Missing required headers. Include date and a weight column (e.g., weightKg, weight, or Value).',
    'too-large': `This file is too large to be read here: it has more than ${formatCount(MAX_TABLE_ROWS)} rows, or millions of cells.`,
  } satisfies Record<UnreadableWeightCsv['reason'], string>,
  storedBefore: (inserted: number, updated: number) =>
    `Before that: ${inserted} inserted, ${updated} updated.`,
  cancelled: (inserted: number, updated: number) =>
    `Import cancelled. Before that: ${inserted} inserted, ${updated} updated. Rows already being sent may still be saved. Importing the file again creates no duplicates.`,
  imported: (inserted: number, updated: number) =>
    `Import successful: ${inserted} inserted, ${updated} updated.`,
  rowsRead: 'Rows read',
  toImport: 'To import',
  inserted: 'Inserted',
  updated: 'Updated',
  unchanged: 'Unchanged',
  skipped: 'Skipped',
  rejected: 'Rejected',
  done: 'Done',

  questions: 'Questions about the file',
  whichUnit: 'Which unit are the weights in?',
  noUnit: 'The file does not say.',
  units: {
    kg: 'Kilograms (kg)',
    lb: 'Pounds (lb)',
    st: 'Stone (st)',
    g: 'Grams (g)',
  } satisfies Record<WeightUnit, string>,
  whichOrder: 'How are the dates written?',
  noOrder: 'The dates in this file could be read either way.',
  orders: {
    'day-first': 'Day first: 03/04 is 3 April',
    'month-first': 'Month first: 03/04 is 4 March',
    'year-first': 'Year first: 26-04-03 is 3 April 2026',
  } satisfies Record<DateOrder, string>,
  columns: {
    date: 'Date column',
    time: 'Time column',
    weight: 'Weight column',
    unit: 'Unit column',
    note: 'Note column',
    source: 'Source column',
  } satisfies Record<keyof WeightColumns, string>,
  kinds: { weight: 'Weight', 'leave-out': 'Leave out' },
  choose: 'Choose…',
  noColumn: 'None',
  discard: 'Discard',
  continue: 'Continue',

  preview: 'Preview',
  zoneUsed: (zone: string) =>
    `Times without a time zone are read as times in ${zone}, your time zone in Settings.`,
  nothingToImport: 'This file has no rows to import.',
  firstRows: (shown: number, all: string) => `The first ${shown} of ${all} rows.`,
  importRows: 'Import',
  dosesLeftOut: (doses: number) =>
    `${withCount(doses, 'dose')} ${doses === 1 ? 'is' : 'are'} left out: only weights are imported here.`,
  columnsLeftOut: (columns: number) =>
    `${withCount(columns, 'other column')} ${columns === 1 ? 'is' : 'are'} left out`,
  issues: (count: number) => withCount(count, 'issue'),
  downloadRejected: 'Download rejected rows',
  skippedRows: (count: string) => `${count} skipped`,
  skippedRow: (row: SkippedRow) => `Row ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }: WeightCsvIssue) => `Row ${row}: ${refused[reason](detail)}`,
  more: (count: string) => `and ${count} more`,
});
