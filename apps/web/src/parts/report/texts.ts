import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of the report for who prescribes, on every page that shows it. */
export const texts = spoken('parts/report', {
  period: (from: string, to: string, days: number) => `${from} to ${to}, ${withCount(days, 'day')}`,
  statement: 'Self-reported, or logged by people and apps with access. Not checked by a clinician.',

  summary: 'Summary',
  latestDose: 'Last dose',
  nothing: 'Nothing was logged in this period.',

  doses: 'Doses',
  date: 'Date',
  amount: 'Dose',
  mg: (mg: string) => `${mg} mg`,
  site: 'Site',
  otherSite: 'Other site',
  places: { abdomen: 'Abdomen', thigh: 'Thigh', arm: 'Upper arm', buttock: 'Buttock' },
  pain: 'Pain',
  painOf: (pain: string) => `${pain} out of 10`,

  steps: 'Dose steps',
  before: 'Before the period',

  planned: 'Planned doses not taken in full',
  nonePlanned: 'No planned dose was missed or skipped.',
  outcome: 'Outcome',
  missed: 'Missed',
  skipped: 'Skipped',
  partly: (taken: string, planned: string) => `Taken ${taken} of ${planned} mg`,
  takenOf: (taken: number, planned: number) => `${taken} of ${planned} planned doses taken`,
  inPause: (doses: number) => `${doses} during a pause`,

  weight: 'Weight',
  first: 'First',
  last: 'Last',
  change: 'Change',
  percent: (percent: string) => `${percent}%`,
  bmi: 'BMI',
  bmiNote: (height: string) => `at a height of ${height}`,
  weighIns: (count: number) => withCount(count, 'weight'),
  weightChart: 'Weight in this period',
  smoothed: 'Smoothed',
  chartSummary: (weighIns: string, first: string, last: string) =>
    `${weighIns}, from ${first} to ${last}.`,

  measurements: 'Measurements',
  measurement: 'Kind',
  onDay: (value: string, day: string) => `${value} on ${day}`,

  symptoms: 'Symptoms',
  symptom: 'Symptom',
  entries: 'Entries',
  mean: 'Average (0 to 10)',
  worst: 'Worst (0 to 10)',
  lastDay: 'Last',
  noSymptoms: (count: number) =>
    `${withCount(count, 'more entry says', 'more entries say')} that there were no symptoms.`,

  sources: 'How these are worked out',
});
