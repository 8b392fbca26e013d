// Shows 2.95, 5.42.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readWeightCsv,
  readyWeights,
  skippedRows,
  type WeightsAsked,
} from '../../testing/read-weights.ts';
import type { ReadWeightCsv } from './weight-csv-result.ts';

const NOW = Date.UTC(2026, 10, 21);
const textOf = (name: string) =>
  readFileSync(new URL(`../../samples/weights/${name}.csv`, import.meta.url), 'utf8');

function read(name: string, options: WeightsAsked): ReadWeightCsv {
  const result = readyWeights(textOf(name), options);
  expect(result.issues).toEqual([]);
  return result;
}

/** Row, instant and kg, and the note and the source where there are some. */
const shown = ({ entries }: ReadWeightCsv) =>
  entries.map(({ row, date, weightKg, note, source }) =>
    [row, new Date(date).toISOString(), Number(weightKg.toFixed(8)), note, source]
      .filter(Boolean)
      .join(' '),
  );

const LONDON = { timeZone: 'Europe/London', now: NOW };
const SYDNEY = { timeZone: 'Australia/Sydney', now: NOW };

describe('a file with decimal commas', () => {
  it('has days at midnight of the summer (London UTC+1, Sydney UTC+10)', () => {
    expect(shown(read('european-decimals', LONDON))).toEqual([
      '2 2026-04-24T23:00:00.000Z 80.2 nach Urlaub',
      '3 2026-04-25T23:00:00.000Z 79.95',
      '4 2026-05-12T23:00:00.000Z 79.4 mit; Semikolon',
    ]);
    expect(shown(read('european-decimals', SYDNEY))[0]).toContain(' 2026-04-24T14:00:00.000Z ');
  });
});

describe('Garmin', () => {
  it('puts the date on a line of its own and the unit into the cell', () => {
    const result = read('garmin', LONDON);
    expect(shown(result)).toEqual([
      '3 2026-07-18T07:28:00.000Z 80',
      '5 2026-07-17T18:05:00.000Z 80.5',
      '6 2026-07-17T07:01:00.000Z 79.9',
    ]);
    expect(result.skipped.map(({ row }) => row)).toEqual([2, 4]);
    expect(shown(read('garmin', SYDNEY))[0]).toContain(' 2026-07-17T22:28:00.000Z ');
  });
});

describe('Libra', () => {
  it('has its header and its unit in comments, and its own instants', () => {
    for (const zone of [LONDON, SYDNEY]) {
      expect(shown(read('libra-v6', zone))).toEqual([
        '2 2026-01-19T17:53:00.000Z 61.5',
        '3 2026-01-20T06:40:00.000Z 61.2 slept badly',
      ]);
    }
  });
});

describe('MyFitnessPal', () => {
  it('does not say its unit, so it is asked for', () => {
    const result = readWeightCsv(textOf('myfitnesspal'), LONDON);
    expect(result).toMatchObject({
      kind: 'question',
      questions: [{ id: 'weight-unit', proposed: { '': 'lb' } }],
      rowsRead: 2,
    });
  });

  it('is read once the user answered: 175.0 lb are 79.37866475 kg', () => {
    expect(shown(read('myfitnesspal', { ...SYDNEY, unit: 'lb' }))).toEqual([
      '2 2026-01-14T13:00:00.000Z 79.37866475',
      '3 2026-01-21T13:00:00.000Z 79.01579085',
    ]);
  });
});

describe('RENPHO', () => {
  it('writes the unit right behind the word', () => {
    expect(shown(read('renpho-old', LONDON))).toEqual([
      '2 2026-01-01T10:20:30.000Z 76.15',
      '3 2026-01-02T09:11:00.000Z 75.95',
    ]);
    expect(shown(read('renpho-old', SYDNEY))[0]).toContain(' 2025-12-31T23:20:30.000Z ');
  });

  it('may write narrow blanks before AM and before the unit', () => {
    const text = textOf('renpho-old')
      .replace('2026-01-01 10:20:30,76.15', '"Jan 1, 2026, 10:20:30\u202FAM","76.15\u202Fkg"')
      .replace('Weight(kg)', 'Weight');
    const result = readWeightCsv(text, { ...LONDON, unit: 'kg' });
    expect(result.kind === 'ready' && shown(result)[0]).toBe('2 2026-01-01T10:20:30.000Z 76.15');
  });
});

describe('Samsung Health', () => {
  it('begins with a line about itself, states an offset in a column and no unit', () => {
    const question = readWeightCsv(textOf('samsung-health'), LONDON);
    expect(question).toMatchObject({
      kind: 'question',
      questions: [{ id: 'weight-unit', proposed: { '': 'kg' } }],
    });
    for (const zone of [LONDON, SYDNEY]) {
      expect(shown(read('samsung-health', { ...zone, unit: 'kg' }))).toEqual([
        '2 2026-08-31T04:29:10.346Z 65.6',
        '3 2026-09-01T04:31:02.120Z 65.4',
      ]);
    }
  });
});

describe('Shotsy', () => {
  it('mixes shots and weights: only rows with a weight count, the time is that of the shot', () => {
    const result = read('shotsy', LONDON);
    // 180.5 × 0.45359237 and 178.9 × 0.45359237.
    expect(shown(result)).toEqual([
      '2 2026-02-17T00:00:00.000Z 81.87342279 Feeling good today',
      '4 2026-02-24T00:00:00.000Z 81.14767499',
    ]);
    expect(skippedRows(result)).toEqual([[3, 'no-weight', expect.any(String)]]);
    expect(result.leftOut).toEqual({
      doses: 2,
      columns: [
        'Avg Level (mg)',
        'Time',
        'Site',
        'Pain Level',
        'Shot Notes',
        'Calories',
        'Protein (g)',
        'Food Noise',
        'Heartburn',
        'Nausea',
        'Suppressed Appetite',
      ],
    });
    expect(shown(read('shotsy', SYDNEY))[0]).toContain(' 2026-02-16T13:00:00.000Z ');
  });
});

describe('Simple Health Export', () => {
  it('has one reading in each row, its unit in a column, and offsets', () => {
    for (const zone of [LONDON, SYDNEY]) {
      expect(shown(read('simple-health-export', zone))).toEqual([
        '2 2026-03-25T08:42:57.000Z 84.3 Health',
        '3 2026-03-26T06:40:00.000Z 84.1 Smart Scale',
      ]);
    }
  });

  it('may hold other readings, which are skipped', () => {
    const text = textOf('simple-health-export').replace('BodyMass,"Smart', 'BodyMassIndex,"Smart');
    const result = read('simple-health-export', LONDON);
    const mixed = readWeightCsv(text, LONDON);
    expect(mixed.kind === 'ready' && mixed.entries).toEqual(result.entries.slice(0, 1));
    expect(mixed.kind === 'ready' && skippedRows(mixed)).toEqual([
      [3, 'other-kind', 'HKQuantityTypeIdentifierBodyMassIndex'],
    ]);
  });
});

describe('Withings', () => {
  it('has other masses beside the weight, and comments', () => {
    expect(shown(read('withings', LONDON))).toEqual([
      '2 2026-04-25T07:11:51.000Z 80.9',
      '3 2026-04-24T07:02:10.000Z 81.15 after travel',
      '4 2026-04-23T06:58:44.000Z 81.4',
    ]);
    expect(shown(read('withings', SYDNEY))[0]).toContain(' 2026-04-24T22:11:51.000Z ');
  });
});
