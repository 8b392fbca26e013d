import { UNIT } from './weight-import-screen.ts';

/** The values kept of a row. */
type Row = readonly [date: string, kg: number, note: string, source: string];
/** A question that the file leaves open, the answer offered first, and the one given. */
type Question = readonly [label: string, offered: string, answer: string];
export interface SampleCase {
  readonly name: string;
  readonly rows: number;
  readonly skipped: number;
  readonly question?: Question;
  readonly kept: readonly Row[];
}

/** In London: UTC in winter, an hour ahead from 29 March 2026 on. 1 lb = 0.45359237 kg. */
export const IN_LONDON: readonly SampleCase[] = [
  {
    name: 'european-decimals',
    rows: 3,
    skipped: 0,
    kept: [
      ['2026-05-12T23:00:00.000Z', 79.4, 'mit; Semikolon', 'import'],
      ['2026-04-25T23:00:00.000Z', 79.95, '', 'import'],
      ['2026-04-24T23:00:00.000Z', 80.2, 'nach Urlaub', 'import'],
    ],
  },
  {
    name: 'garmin',
    rows: 5,
    skipped: 2,
    kept: [
      ['2026-07-18T07:28:00.000Z', 80, '', 'import'],
      ['2026-07-17T18:05:00.000Z', 80.5, '', 'import'],
      ['2026-07-17T07:01:00.000Z', 79.9, '', 'import'],
    ],
  },
  {
    name: 'libra-v6',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-01-20T06:40:00.000Z', 61.2, 'slept badly', 'import'],
      ['2026-01-19T17:53:00.000Z', 61.5, '', 'import'],
    ],
  },
  {
    name: 'myfitnesspal',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Pounds (lb)', 'Pounds (lb)'],
    kept: [
      // 174.2 × 0.45359237 and 175 × 0.45359237.
      ['2026-01-22T00:00:00.000Z', 79.015791, '', 'import'],
      ['2026-01-15T00:00:00.000Z', 79.378665, '', 'import'],
    ],
  },
  {
    name: 'renpho-old',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-01-02T09:11:00.000Z', 75.95, '', 'import'],
      ['2026-01-01T10:20:30.000Z', 76.15, '', 'import'],
    ],
  },
  {
    name: 'samsung-health',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Kilograms (kg)', 'Kilograms (kg)'],
    kept: [
      // Its own column says UTC+0200.
      ['2026-09-01T04:31:02.120Z', 65.4, '', 'import'],
      ['2026-08-31T04:29:10.346Z', 65.6, '', 'import'],
    ],
  },
  {
    name: 'shotsy',
    rows: 3,
    skipped: 1,
    kept: [
      // 178.9 × 0.45359237 and 180.5 × 0.45359237.
      ['2026-02-24T00:00:00.000Z', 81.147675, '', 'import'],
      ['2026-02-17T00:00:00.000Z', 81.873423, 'Feeling good today', 'import'],
    ],
  },
  {
    name: 'simple-health-export',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-03-26T06:40:00.000Z', 84.1, '', 'Smart Scale'],
      ['2026-03-25T08:42:57.000Z', 84.3, '', 'Health'],
    ],
  },
  {
    name: 'withings',
    rows: 3,
    skipped: 0,
    kept: [
      ['2026-04-25T07:11:51.000Z', 80.9, '', 'import'],
      ['2026-04-24T07:02:10.000Z', 81.15, 'after travel', 'import'],
      ['2026-04-23T06:58:44.000Z', 81.4, '', 'import'],
    ],
  },
];

/** In Sydney: 11 hours ahead in January, 10 in July. Answered against what is offered. */
export const IN_SYDNEY: readonly SampleCase[] = [
  {
    name: 'garmin',
    rows: 5,
    skipped: 2,
    kept: [
      ['2026-07-17T22:28:00.000Z', 80, '', 'import'],
      ['2026-07-17T09:05:00.000Z', 80.5, '', 'import'],
      ['2026-07-16T22:01:00.000Z', 79.9, '', 'import'],
    ],
  },
  {
    name: 'myfitnesspal',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Pounds (lb)', 'Kilograms (kg)'],
    kept: [
      ['2026-01-21T13:00:00.000Z', 174.2, '', 'import'],
      ['2026-01-14T13:00:00.000Z', 175, '', 'import'],
    ],
  },
];
