import { outOfYears } from '../../../kit/forms/limits.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

const entries = (count: number) => withCount(count, 'entry', 'entries');
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** The words of the page of symptoms. */
export const texts = spoken('tracking/symptoms', {
  pageTitle: 'Symptoms · Dosewise',
  total: (count: number) => withCount(count, 'symptom'),
  title: 'Symptoms',
  loading: 'Loading…',
  loginPrompt: 'Please log in to track your symptoms.',

  form: 'Log a symptom',
  category: 'Category',
  severity: 'Severity',
  severityHint: (severity: string) => `${severity}. 10 is the worst you can imagine.`,
  note: 'Note',
  log: 'Log symptom',
  logged: (name: string, severity: string) => `${name} logged, ${severity}.`,
  dateMissing: 'Enter the date and time of the symptom.',
  dateAhead: 'The date is in the future. Log a symptom once you have felt it.',
  dateOutOfYears: outOfYears('The date'),

  history: 'History',
  pages: 'Symptom history pages',
  fetchFailed: 'Failed to fetch',
  none: 'No symptoms yet',
  noneHint: 'Logged symptoms appear here, newest first, and as an average on the dashboard.',
  ofTime: (name: string, when: string) => `${name.toLowerCase()} on ${when}`,
  deleteThis: 'Delete this symptom',
  editTitle: 'Edit symptom',
  save: 'Save symptom',
  gone: 'This symptom was deleted elsewhere.',

  patterns: 'Patterns',
  lead: 'These figures only sum up what was logged. They don’t show what caused a symptom.',
  patternOf: 'Symptom',
  all: 'All symptoms',
  byDay: 'By day since the dose',
  dayRule: 'Day 0 is the 24 hours after a dose.',
  bySteps: 'By dose',
  day: 'Day',
  dayOf: (day: number) => `Day ${day}`,
  later: (day: number) => `Day ${day}+`,
  step: 'Dose',
  mean: 'Average severity',
  entries: 'Entries',
  noMean: '–',
  beforeDoses: (count: number) =>
    `${entries(count)} from before your first dose ${are(count)} left out.`,
  noSymptoms: (count: number) =>
    `${count} ‘None today’ ${count === 1 ? 'entry is' : 'entries are'} left out of the averages.`,
});
