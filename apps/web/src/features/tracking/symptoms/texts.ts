import { outOfYears } from '../../../forms/kept-years.ts';

/** The words of the page of symptoms. */
export const texts = {
  pageTitle: 'Symptoms · Dosewise',
  title: 'Symptoms',
  loading: 'Loading...',
  loginPrompt: 'Please log in to track your symptoms.',

  form: 'Log a symptom',
  category: 'Category',
  severity: 'Severity',
  severityHint: (severity: string) => `${severity}. 10 is the worst you can imagine.`,
  note: 'Note',
  log: 'Log Symptom',
  logged: (name: string, severity: string) => `${name} logged, ${severity}.`,
  dateMissing: 'Enter the date and time of the symptom.',
  dateAhead: 'The date is in the future. Log a symptom once you have felt it.',
  dateOutOfYears: outOfYears('The date'),

  history: 'History',
  pages: 'Symptom history pages',
  fetchFailed: 'Failed to fetch',
  none: 'No symptoms yet',
  noneHint: 'What you log appears here, newest first, and as an average on your dashboard.',
  edit: (name: string, when: string) => `Edit ${name.toLowerCase()} of ${when}`,
  editTitle: 'Edit Symptom',
  save: 'Save symptom',
  gone: 'This symptom was deleted elsewhere.',
  delete: (name: string, when: string) => `Delete ${name.toLowerCase()} of ${when}`,
};
