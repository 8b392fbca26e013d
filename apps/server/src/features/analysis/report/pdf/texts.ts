import type { DeviceKind } from '@dosewise/domain';

const counted = ({ count, shown }: Counted, one: string, many: string) =>
  `${shown} ${count === 1 ? one : many}`;

/** A number with how it is written. */
export interface Counted {
  readonly count: number;
  readonly shown: string;
}

/** The words of the report on paper. */
export const texts = {
  title: 'Report of doses, weight and symptoms',
  period: (from: string, to: string, days: Counted, timeZone: string) =>
    `${from} to ${to} (${counted(days, 'day', 'days')}, time zone ${timeZone})`,
  made: (day: string) => `Created on ${day}.`,
  footer: (statement: string, day: string, page: number) => `${statement} ${day} · Page ${page}`,
  end: 'End of the report.',
  unknown: '–',
  newest: (shown: string, all: string) =>
    `These are the newest ${shown} of ${all}. The Report page in Dosewise shows them all; every dose is also in the file doses.csv.`,

  summary: 'Summary',
  latestDose: 'Last dose',
  nothing: 'Nothing was logged in this period.',
  first: 'First weight',
  last: 'Last weight',
  onDay: (weight: string, day: string) => `${weight} on ${day}`,
  change: 'Change',
  percent: (change: string, percent: string) => `${change} (${percent})`,
  weighIns: 'Weights',
  bmi: 'Body mass index',
  bmiOf: (bmi: string, height: string) => `${bmi} kg/m² at a height of ${height}`,
  chart: 'Smoothed weight (line) and the last weight of each day (circles)',
  chartAlt: (first: string, last: string, least: string, most: string) =>
    `Line of the smoothed weight, from ${first} to ${last}. Weights are between ${least} and ${most}.`,

  measurements: 'Measurements',
  measurementHeader: ['Measurement', 'First', 'Last', 'Change', 'Entries'],

  doses: 'Doses',
  doseHeader: ['Day', 'Time', 'Medicine', 'Dose', 'Site', 'Pain, 0 to 10', 'Device'],
  mg: (amount: string) => `${amount} mg`,
  devices: {
    click_pen: 'Pen',
    vial: 'Vial',
    single_pen: 'Single-dose pen',
    tablet: 'Tablet',
  } satisfies Record<DeviceKind, string>,
  steps: 'Dose steps',
  stepHeader: ['From', 'Medicine', 'Dose'],
  beforePeriod: 'Before this period',

  planned: 'Planned doses not taken in full',
  allTaken: 'No planned dose was missed or skipped.',
  plannedHeader: ['Planned for', 'Time', 'Dose', 'Outcome'],
  missed: 'Missed',
  skipped: 'Skipped',
  partly: (taken: string, planned: string) => `Taken ${taken} of ${planned} mg`,
  takenOf: (taken: number, planned: number) => `${taken} of ${planned} planned doses taken`,
  inPause: (doses: number) => `${doses} during a pause`,

  symptoms: 'Symptoms',
  symptomHeader: ['Symptom', 'Entries', 'Worst, 0 to 10', 'Average', 'Last'],
  withoutSymptoms: (entries: Counted) =>
    `${counted(entries, 'entry says', 'entries say')} that there were no symptoms.`,

  sources: 'How these are worked out',
} as const;
