// Shows 2.95, 3.32, 5.33, 5.34, 5.37, 5.38, 5.40, 5.41.
import { writeCsv } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  readWeightCsv,
  readyWeights,
  refusedRows,
  skippedRows,
  type WeightsAsked,
} from '../../testing/read-weights.ts';
import { weightCsvSteps } from './weight-csv.ts';

const NOW = Date.UTC(2026, 10, 21);
const UTC = { timeZone: 'UTC', now: NOW };

const read = (text: string, options: WeightsAsked = UTC) => readyWeights(text, options);
const weights = (text: string, options: WeightsAsked = UTC) =>
  read(text, options).entries.map(({ weightKg }) => Number(weightKg.toFixed(6)));

describe('a file that cannot be read', () => {
  it.each(['', '\uFEFF', '\n\n', 'date,weight', 'date,weight\n,\n', 'sep=,\ndate,weight\n'])(
    '%j has no data',
    (text) => {
      expect(readWeightCsv(text, UTC)).toEqual({
        kind: 'unreadable',
        reason: 'no-data',
      });
    },
  );

  it('lacks headers, and one column gives nothing to choose from', () => {
    expect(readWeightCsv('abc\ndef', UTC)).toEqual({ kind: 'unreadable', reason: 'no-columns' });
  });

  it('shows its columns with samples where they have strange names', () => {
    const text = 'Wann,Was\n2026-01-05,80.5\n2026-01-06,\n2026-01-07,80.1';
    expect(readWeightCsv(text, UTC)).toEqual({
      kind: 'question',
      questions: [
        {
          id: 'columns',
          must: true,
          subjects: ['Wann', 'Was'],
          options: [],
          proposed: {},
          samples: [],
        },
      ],
      columns: [
        { index: 0, name: 'Wann', samples: ['2026-01-05', '2026-01-06', '2026-01-07'] },
        { index: 1, name: 'Was', samples: ['80.5', '80.1'] },
      ],
      mapping: { date: null, time: null, weight: null, unit: null, note: null, source: null },
      rowsRead: 3,
    });
    const mapping = { date: 0, time: null, weight: 1, unit: null, note: null, source: null };
    expect(readWeightCsv(text, { ...UTC, mapping })).toMatchObject({
      questions: [{ id: 'weight-unit' }],
    });
    expect(read(text, { ...UTC, mapping, unit: 'kg' }).entries).toHaveLength(2);
  });

  it('does not lose its first row where it has no header at all', () => {
    const text = '2026-01-05,80.5\n2026-01-06,80.1';
    const question = readWeightCsv(text, UTC);
    expect(question).toMatchObject({ questions: [{ id: 'columns' }], rowsRead: 2 });
    const mapping = { date: 0, time: null, weight: 1, unit: null, note: null, source: null };
    expect(read(text, { ...UTC, mapping, unit: 'kg' }).entries.map(({ row }) => row)).toEqual([
      1, 2,
    ]);
  });
});

describe('headers', () => {
  it.each([
    ['date', 'weightKg'],
    ['start', 'weight'],
    ['Start Date', 'Weight (kg)'],
    ['timestamp', 'Body Weight'],
    ['DATE', 'Value'],
    ['start_time', 'weight_kg'],
    ['Measured At', 'Body weight [kg]'],
    ['Datum', 'Körpergewicht'],
    ['Date', 'Poids (kg)'],
    ['Fecha', 'Peso corporal'],
    ['Data', 'Waga'],
    ['Datum', 'Vikt'],
    ['Gemeten op', 'Lichaamsgewicht (kg)'],
    ['Date', 'Weight/Body Mass (kg)'],
    ['com.samsung.health.weight.start_time', 'com.samsung.health.weight.weight'],
    ['Date', 'Morning weight in kg'],
    ['日付', '体重(kg)'],
  ])('%s and %s are known', (date, weight) => {
    expect(weights(`${date},${weight}\n2026-01-05,80.5`, { ...UTC, unit: 'kg' })).toEqual([80.5]);
  });

  it.each([
    ['Weight (lb)', 80],
    ['Weight (lbs)', 80],
    ['weight_lbs', 80],
    ['WeightLb', 80],
    ['Weight [Pounds]', 80],
  ])('%s is in pounds', (weight, pounds) => {
    expect(weights(`date,${weight}\n2026-01-05,${pounds}`)).toEqual([36.28739]);
  });

  it.each([
    'Weight change (kg)',
    'Goal weight (kg)',
    'Weight (%)',
    'Lean body mass',
    'Birth weight',
    'Doel gewicht',
  ])('%s is not the weight', (name) => {
    expect(readWeightCsv(`date,${name}\n2026-01-05,80.5`, UTC)).toMatchObject({
      questions: [{ id: 'columns' }],
    });
  });

  it('picks the filled one of two weights, and the source before the device', () => {
    const text =
      'date,Weight (kg),Weight (lb),device,source,comment\n2026-01-05,,180,scale,app,hello';
    expect(read(text).entries[0]).toMatchObject({ note: 'hello', source: 'app' });
    expect(weights(text)).toEqual([81.646627]);
  });

  it('pick the left one of two weights that are filled alike', () => {
    expect(weights('date,Weight (kg),Weight (lb)\n2026-01-05,80,176')).toEqual([80]);
    expect(weights('date,Weight (lb),Weight (kg)\n2026-01-05,176,80')).toEqual([79.832257]);
  });

  it('are found behind 39 lines of remarks', () => {
    const remarks = Array.from({ length: 39 }, (_, line) => `Made by an app, line ${line}\n`);
    expect(weights(`${remarks.join('')}date,weight (kg)\n2026-01-05,80.5`)).toEqual([80.5]);
  });
});

describe('what a file does not say', () => {
  it('is left out: no column of notes or sources, or no source in its row', () => {
    const [entry] = read('date,weightKg\n2026-01-05,80').entries;
    expect(entry).toEqual({ row: 2, date: Date.UTC(2026, 0, 5), weightKg: 80 });
    const text =
      'date,weightKg,note,source\n2026-01-05,80,--,\n2026-01-06,80,x,app\n2026-01-07,80, --- ,--';
    expect(read(text).entries.map(({ note, source }) => [note, source])).toEqual([
      ['', undefined],
      ['x', 'app'],
      ['', undefined],
    ]);
  });

  it('is not a note of dashes, which our own export guards', () => {
    const text = writeCsv([
      ['date', 'weightKg', 'note', 'source'],
      ['2026-01-05', 80, '--', '--'],
    ]);
    expect(read(text).entries[0]).toMatchObject({ note: '--', source: '--' });
  });
});

it('names the time zone where a time needed it, and only there', () => {
  const zoneOf = (...cells: string[]) => {
    const text = ['date,weightKg', ...cells.map((cell) => `${cell},80`)].join('\n');
    return read(text, { ...UTC, timeZone: 'Europe/London' }).timeZone;
  };
  expect(zoneOf('2026-01-05T08:00Z', '1767600930')).toBeNull();
  expect(zoneOf('2026-01-05T08:00Z', '2026-01-06')).toBe('Europe/London');
});

describe('what is left out', () => {
  const leftOut = (text: string) => read(text).leftOut;

  it('is nothing in a file of weights', () => {
    expect(leftOut('date,weightKg,note,source\n2026-01-05,80,x,y')).toEqual({
      doses: 0,
      columns: [],
    });
  });

  it('is counted as doses, without those that were not taken, and named as columns', () => {
    const text = [
      'Date,Weight (kg),Dose (mg),Taken,Fat (%),Site,Empty',
      '2026-01-05,80,2.5,Yes,31,,',
      '2026-01-06,,5,,,Thigh,',
      '2026-01-07,80,5,No,,,',
      '2026-01-08,80,--,,,,',
      '2026-01-09,80,0,,,,',
      '2026-01-10,80,"5\n5","Yes\nNo",,,',
    ].join('\n');
    expect(leftOut(text)).toEqual({ doses: 1, columns: ['Fat (%)', 'Site'] });
    expect(skippedRows(read(text))).toEqual([[3, 'no-weight', '2026-01-06 5 Thigh']]);
  });
});

describe('rows', () => {
  const FILE = [
    'date,weight (kg),note',
    '2026-01-05,80,first',
    'never,80,',
    '2026-01-06,heavy,',
    '2026-01-07,--,',
    ',80,',
    '# a remark',
    '2026-01-08,0.5,',
    '2026-01-05,79,second',
    'n/a,null,',
  ].join('\n');

  it('are entries, issues or skipped, none is lost', () => {
    const result = read(FILE);
    expect(result.entries).toEqual([
      { row: 9, date: Date.UTC(2026, 0, 5), weightKg: 79, note: 'second' },
    ]);
    expect(refusedRows(result)).toEqual([
      [3, 'unreadable-date', 'never'],
      [4, 'unreadable-number', 'heavy'],
      [8, 'implausible', '0.5'],
    ]);
    expect(skippedRows(result)).toEqual([
      [2, 'replaced', 9],
      [5, 'no-weight', '2026-01-07 --'],
      [6, 'no-date', ''],
      [7, 'no-weight', '# a remark'],
      [10, 'no-weight', 'n/a null'],
    ]);
    expect(result.rowsRead).toBe(9);
  });

  it('behind a quote that nothing closes are not taken for a note', () => {
    const result = read('date,weightKg,note\n2026-01-05,80,"oops\n2026-01-06,80,');
    expect(refusedRows(result)).toEqual([[2, 'not-readable', '2026-01-05 80 oops 2026-01-06,80,']]);
  });

  it('have notes of at most 500 characters and sources of 120, without half characters', () => {
    const note = `${'n'.repeat(499)}😀`;
    const text = writeCsv([
      ['date', 'weightKg', 'note', 'source'],
      ['2026-01-05', 80, note, 's'.repeat(200)],
    ]);
    const [entry] = read(text).entries;
    expect(entry?.note).toBe('n'.repeat(499));
    expect(entry?.source).toHaveLength(120);
  });
});

it('asks whose weights they are where a file has those of several people', () => {
  const text = 'date,weight (kg),user\n2026-01-05,80,Ann\n2026-01-05,60,Ben\n2026-01-06,79,Ann';
  const open = readWeightCsv(text, UTC);
  expect(open).toMatchObject({ questions: [{ id: 'which-person', options: ['Ann', 'Ben'] }] });
  const result = read(text, { ...UTC, answers: { 'which-person': { '': 'Ann' } } });
  expect(result.entries.map(({ weightKg }) => weightKg)).toEqual([80, 79]);
  expect(skippedRows(result)).toEqual([[3, 'other-person', '2026-01-05 60 Ben']]);
  expect([result.rowsRead, result.leftOut.columns]).toEqual([3, []]);
});

it('reports progress every 500 rows and can be left in between', () => {
  const rows = Array.from({ length: 1200 }, (_, index) => `${1_700_000_000 + index},80`);
  const text = `date,weightKg\n${rows.join('\n')}`;
  const seen = [...weightCsvSteps(text, { ...UTC, answers: {} })];
  expect(seen).toEqual(
    [0, 500, 1000, 1200, 1700, 2200, 2400].map((done) => ({ done, total: 2400 })),
  );
  expect(read(text).entries).toHaveLength(1200);
  const steps = weightCsvSteps(text, { ...UTC, answers: {} });
  expect(steps.next().value).toEqual({ done: 0, total: 2400 });
});
