// Shows 5.38.
import { describe, expect, it } from 'vitest';
import {
  readWeightCsv,
  readyWeights,
  refusedRows,
  skippedRows,
  type WeightsAsked,
} from '../../testing/read-weights.ts';

/** The end of the years that are kept: no date lies ahead of it. */
const NOW = Date.UTC(2199, 11, 31);
const UTC = { timeZone: 'UTC', now: NOW };

const read = (text: string, options: WeightsAsked = UTC) => readyWeights(text, options);
const weights = (text: string) =>
  read(text).entries.map(({ weightKg }) => Number(weightKg.toFixed(6)));
const dates = (text: string, options: WeightsAsked = UTC) =>
  read(text, options).entries.map(({ date }) => new Date(date).toISOString());

it('takes no weigh-in ahead of the present, but for a day of slack', () => {
  const now = Date.UTC(2026, 10, 21, 8, 30);
  const rows = [
    '2026-11-21T08:31Z,80',
    '2026-11-22T08:30Z,81',
    '2026-11-22T08:31Z,82',
    `${now / 1000 + 86_401},83`,
    '2030-01-01,60',
  ];
  const result = read(`date,weight (kg)\n${rows.join('\n')}`, { ...UTC, now });
  expect(result.entries.map(({ weightKg }) => weightKg)).toEqual([80, 81]);
  expect(refusedRows(result)).toEqual([
    [4, 'future', '2026-11-22T08:31Z'],
    [5, 'future', `${now / 1000 + 86_401}`],
    [6, 'future', '2030-01-01'],
  ]);
});

it('lets no answer overrule what the file proves', () => {
  const answers = { ...UTC, unit: 'lb', dateOrder: 'month-first' } as const;
  const { entries } = read('date,weight (kg)\n03/04/2026,80\n25/04/2026,81', answers);
  expect(entries[0]).toMatchObject({ date: Date.UTC(2026, 3, 3), weightKg: 80 });
});

describe('units', () => {
  it.each([
    ['80.0 kg', 80],
    ['176 lb', 79.832257],
    ['12 st 8 lb', 79.832257],
    ['12st 8.5lbs', 80.059053],
    ['11 stone', 69.853225],
    ['80500 g', 80.5],
  ])('%s in the cell', (cell, expected) => {
    expect(weights(`date,weight (kg)\n2026-01-05,${cell}`)).toEqual([expected]);
  });

  it('in a column count for their row, an unknown one is no weight', () => {
    const text = 'date,value,unit\n2026-01-05,80,kg\n2026-01-06,176,lbs\n2026-01-07,20,%';
    expect(weights(text)).toEqual([80, 79.832257]);
    expect(skippedRows(read(text))).toEqual([[4, 'other-kind', '20 %']]);
  });

  it('in a remark before the header count', () => {
    expect(weights('Weight unit: lb\n\ndate,weight\n2026-01-05,80')).toEqual([36.28739]);
  });
});

it.each([
  ['29;29.9;99', 'st'],
  ['30;30;30', 'kg'],
  ['20;130;200', 'kg'],
  ['20;131;200', 'lb'],
])('guesses the unit of %s, by the middle one, as %s', (cells, unit) => {
  const rows = cells.split(';').map((cell, index) => `2026-01-0${index + 1},${cell}`);
  expect(readWeightCsv(`date,weight\n${rows.join('\n')}`, UTC)).toMatchObject({
    kind: 'question',
    questions: [{ id: 'weight-unit', proposed: { '': unit } }],
  });
});

describe('numbers', () => {
  it.each([
    ['80,5;79,125', [80.5, 79.125]],
    ['80.5;79,5', [80.5, 79.5]],
    ['81.234,5 g;180,25 lb', [81.2345, 81.760025]],
    ['81,234.5 g;180.25 lb', [81.2345, 81.760025]],
    ['80.125', [80.125]],
    ['80.5;79,5;80.125', [80.5, 79.5, 80.125]],
    ['80,125', [80.125]],
    ["81'234.5 g", [81.2345]],
    ['81\u202F234,5 g', [81.2345]],
  ])('%s', (cells, expected) => {
    const rows = cells.split(';').map((cell, index) => `2026-01-0${index + 1};"${cell}"`);
    expect(weights(`date;weight (kg)\n${rows.join('\n')}`)).toEqual(expected);
  });

  it('with an unquoted decimal comma between commas are joined again', () => {
    expect(weights('Date,Weight (kg)\n2026-01-05,80,5\n2026-01-06,81\n2026-01-07,80,25')).toEqual([
      80.5, 81, 80.25,
    ]);
    expect(weights('Date,Weight (kg),BMI\n2026-01-05,80,25,\n2026-01-06,81,25,')).toEqual([80, 81]);
    // A point elsewhere in the column: what stands behind the comma may be anything.
    const pointed = read('Date,Weight (kg)\n2026-01-05,80,5\n2026-01-06,80.5');
    expect(pointed.entries.map(({ weightKg }) => weightKg)).toEqual([80.5]);
    expect(refusedRows(pointed)).toEqual([[2, 'not-readable', '2026-01-05 80 5']]);
  });

  it('and dates may hide behind what keeps a spreadsheet from reading them', () => {
    const rows = [`'2026-01-05,'80.5`, `"=""2026-01-06""","=""81.5"""`];
    expect(weights(`date,weight (kg)\n${rows.join('\n')}`)).toEqual([80.5, 81.5]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['2026/01/05 08:15', '2026-01-05T08:15:00.000Z'],
    ['2026-01-05T08:15:30.5+02:00', '2026-01-05T06:15:30.500Z'],
    ['2026-01-05 08:15:30 +0000', '2026-01-05T08:15:30.000Z'],
    ['20260105T081530Z', '2026-01-05T08:15:30.000Z'],
    ['2026-01-05T08:15:30+14:00', '2026-01-04T18:15:30.000Z'],
    ['2026-01-05 08:15:30 -0930', '2026-01-05T17:45:30.000Z'],
    ['1767600930', '2026-01-05T08:15:30.000Z'],
    ['1767600930250', '2026-01-05T08:15:30.250Z'],
    ['Jan 5, 2026', '2026-01-05T00:00:00.000Z'],
    ['Mon, 5 Jan 2026 08:15:30 -0500', '2026-01-05T13:15:30.000Z'],
    [
      'Mon Jan 05 2026 08:15:30 GMT+1100 (Australian Eastern Daylight Time)',
      '2026-01-04T21:15:30.000Z',
    ],
    ['Mon Jan  5 08:15:30 PST 2026', '2026-01-05T16:15:30.000Z'],
    ['5. Januar 2026', '2026-01-05T00:00:00.000Z'],
    ['Montag, 5. Januar 2026 um 08:15 Uhr', '2026-01-05T08:15:00.000Z'],
    ['05-Jan-26', '2026-01-05T00:00:00.000Z'],
    ['1er février 2026 à 8h15', '2026-02-01T08:15:00.000Z'],
    ['mar. 6 janv. 2026', '2026-01-06T00:00:00.000Z'],
    ['5 de enero de 2026 8:15 p. m.', '2026-01-05T20:15:00.000Z'],
    ['5 stycznia 2026', '2026-01-05T00:00:00.000Z'],
    ['3 mrt. 2026', '2026-03-03T00:00:00.000Z'],
    ['maandag 5 januari 2026 om 08:15 uur', '2026-01-05T08:15:00.000Z'],
    ['wo 4 maart 2026 om 8.15 uur', '2026-03-04T08:15:00.000Z'],
    ['zo 1 feb 2026 20u05', '2026-02-01T20:05:00.000Z'],
    ['January 5th, 2026 at 12:05 a.m.', '2026-01-05T00:05:00.000Z'],
    ['8:15 PM, 5 May 2026', '2026-05-05T20:15:00.000Z'],
    ['2026年1月5日', '2026-01-05T00:00:00.000Z'],
    ['31/12/25', '2025-12-31T00:00:00.000Z'],
    ['12/31/2025 12:30 PM', '2025-12-31T12:30:00.000Z'],
    ['31.12.99', '1999-12-31T00:00:00.000Z'],
    ['31.12.70', '1970-12-31T00:00:00.000Z'],
    ['31.12.69', '2069-12-31T00:00:00.000Z'],
  ])('%s', (cell, expected) => {
    expect(dates(`date,weight (kg)\n"${cell}",80`)).toEqual([expected]);
  });

  it('take the time and the offset of the column beside them', () => {
    const text = 'date,time,weight (kg)\n2026-01-05,08:15 +02:00,80\n2026-01-06,8:15 pm -0500,81';
    expect(dates(text)).toEqual(['2026-01-05T06:15:00.000Z', '2026-01-07T01:15:00.000Z']);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-01-05 24:10',
    '31/31/2026',
    'yesterday',
    '5 Foo 2026',
    '46027',
    '0026-01-05',
    '2026-01',
    '1/2/3/2026',
    '13:00 AM 5 Jan 2026',
    '2026-01-05T08:00:00+99:99',
    '2026-01-05 08:00 -14:01',
    '2026-01-05T08:00:00+02:60',
    '5 Jan 2026 08:00 GMT+5000',
  ])('%s is none', (cell) => {
    const result = read(`date,weight (kg)\n"${cell}",80`);
    expect(refusedRows(result)).toEqual([[2, 'unreadable-date', cell]]);
  });

  it('take their order from the whole column, and ask for it where rows contradict each other', () => {
    const text = (other: string) => `date,weightKg\n03/04/2026,80\n25/04/2026,80\n${other},80`;
    expect(dates(text('03/03/2026'))[0]).toBe('2026-04-03T00:00:00.000Z');
    expect(dates('date,weightKg\n03/04/2026,80\n04/25/2026,80')[0]).toBe(
      '2026-03-04T00:00:00.000Z',
    );
    const both = text('04/25/2026');
    expect(readWeightCsv(both, UTC)).toMatchObject({ questions: [{ id: 'date-order' }] });
    // What its own numbers prove wins.
    expect(dates(both, { ...UTC, dateOrder: 'day-first' })).toEqual([
      '2026-04-03T00:00:00.000Z',
      '2026-04-25T00:00:00.000Z',
    ]);
    const weekly = 'date,weightKg\n03/04/2026,80\n10/04/2026,80\n01/05/2026,79';
    expect(readWeightCsv(weekly, UTC)).toMatchObject({
      questions: [{ id: 'date-order', proposed: { '': 'day-first' } }],
    });
  });

  it('need no question where both orders agree, nor a time in digits beside them', () => {
    expect(dates('date,time,weightKg\n03/03/2026,soon,80')).toEqual(['2026-03-03T00:00:00.000Z']);
  });

  it('throw for a time zone that does not exist', () => {
    expect(() =>
      readWeightCsv('date,weightKg\n2026-01-05,80', { timeZone: 'Mars/Base', now: NOW }),
    ).toThrow(RangeError);
  });
});

it('leaves out thousands of pounds, which are a slip, and reads those of grams', () => {
  const rows = ['1 209,lb', '"1,209",lb', "1'209,lb", '120.9,lb', '80 500,g', '1209,lb'];
  const result = read(
    `date,weight,unit\n${rows.map((row, day) => `2026-02-0${day + 1},${row}`).join('\n')}`,
  );
  expect(result.entries.map(({ weightKg }) => Number(weightKg.toFixed(2)))).toEqual([54.84, 80.5]);
  expect(refusedRows(result)).toEqual([
    [2, 'implausible', '1 209'],
    [3, 'implausible', '1,209'],
    [4, 'implausible', "1'209"],
    [7, 'implausible', '1209'],
  ]);
});
