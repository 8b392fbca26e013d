// Shows 50.13.
import { describe, expect, it } from 'vitest';
import type { ReadHistory } from './history.ts';
import { pushedSteps } from './json/read-pushed.ts';
import { appleHealthReader } from './readers/apple-health/read-apple-health.ts';
import { readFile, resultOf } from './testing/read-file.ts';

const OPTIONS = {
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-28T12:00:00Z'),
  answers: {},
};

const readTable = (...lines: string[]): ReadHistory => readFile(lines.join('\n'), OPTIONS);

function readApple(...records: string[]): ReadHistory {
  const decoder = new TextDecoder();
  const reader = appleHealthReader(OPTIONS, (bytes) => decoder.decode(bytes));
  reader.push(new TextEncoder().encode(`<HealthData>${records.join('\n')}</HealthData>`));
  const result = reader.end();
  if (result.kind !== 'read') throw new Error(result.reason);
  return result;
}

const pairsOf = ({ measurements }: ReadHistory) =>
  measurements.map(
    ({ kind, date, value, diastolic }) =>
      `${kind} ${new Date(date).toISOString()} ${value}/${diastolic}`,
  );
const skipsOf = ({ skipped }: ReadHistory) => skipped.map(({ at, reason }) => `${at} ${reason}`);

describe('a table', () => {
  it.each([
    ['Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm)', '2026-11-20,07:30,128,82,64'],
    ['Datum;Uhrzeit;Systolisch;Diastolisch', '20.11.2026;07:30;128;82'],
    ['Date,Time,SYS,DIA', '2026-11-20,07:30,128,82'],
    ['Date,Time,Blood pressure', '2026-11-20,07:30,128/82'],
    ['Date,Time,BP', '2026-11-20,07:30,128 / 82 mmHg'],
    ['Fecha;Hora;Presión arterial', '20/11/2026;07:30;128/82'],
    ['Datum;Tijd;Bovendruk;Onderdruk', '20-11-2026;07:30;128;82'],
  ])('with %s has one pair in a row', (heading, row) => {
    const history = readTable(heading, row);
    expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-20T06:30:00.000Z 128/82']);
    expect(skipsOf(history)).toEqual([]);
    expect(history.unanswered).toEqual([]);
  });

  it('of readings one below the other has pairs of one instant', () => {
    const history = readTable(
      'date,kind,value,unit,note',
      '2026-11-20T06:30:00.000Z,blood_pressure_systolic,128,mmHg,left arm',
      '2026-11-20T06:30:00.000Z,blood_pressure_diastolic,82,mmHg,left arm',
      '2026-11-19T06:30:00.000Z,waist,94,cm,',
      '2026-11-19T06:30:00.000Z,blood_pressure_systolic,131,mmHg,',
      '2026-11-19T06:30:00.000Z,blood_pressure_diastolic,84,mmHg,',
    );
    expect(pairsOf(history)).toEqual([
      'blood_pressure 2026-11-20T06:30:00.000Z 128/82',
      'waist 2026-11-19T06:30:00.000Z 94/undefined',
      'blood_pressure 2026-11-19T06:30:00.000Z 131/84',
    ]);
    expect(history.measurements[0]?.note).toBe('left arm');
  });

  it('says of one part alone, of swapped ones and of slips why they stay out', () => {
    const history = readTable(
      'Date,Systolic,Diastolic',
      '2026-11-17,128,',
      '2026-11-18,128,0',
      '2026-11-19,82,128',
      '2026-11-20,1280,82',
      '2026-11-21,,',
      '2026-11-22,120,80',
    );
    expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-21T23:00:00.000Z 120/80']);
    expect(skipsOf(history)).toEqual([
      'row 3 implausible',
      'row 4 implausible',
      'row 1 incomplete',
      'row 2 incomplete',
    ]);
    expect(history.account).toMatchObject({ rows: 6, imported: 1, notUnderstood: 4, other: 1 });
  });

  it('keeps two pairs of a day apart that have no time, the later one of the same instant', () => {
    const history = readTable('Date,Systolic,Diastolic', '2026-11-20,128,82', '2026-11-20,118,78');
    expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-19T23:00:00.000Z 118/78']);
    expect(skipsOf(history)).toEqual(['row 1 replaced']);
  });
});

describe('Apple Health', () => {
  const record = (part: 'Systolic' | 'Diastolic', value: number, day = 20, source = 'Cuff') =>
    `<Record type="HKQuantityTypeIdentifierBloodPressure${part}" unit="mmHg" value="${value}" sourceName="${source}" startDate="2026-11-${day} 07:30:00 +0100"/>`;
  const correlation = (...inner: string[]) =>
    `<Correlation type="HKCorrelationTypeIdentifierBloodPressure">${inner.join('')}</Correlation>`;
  const PAIR = 'blood_pressure 2026-11-20T06:30:00.000Z 128/82';

  it.each([
    ['records that stand alone', [record('Systolic', 128), record('Diastolic', 82)]],
    ['a correlation', [correlation(record('Diastolic', 82), record('Systolic', 128))]],
    [
      'a correlation whose records stand alone, too',
      [
        record('Systolic', 128),
        record('Diastolic', 82),
        correlation(record('Systolic', 128), record('Diastolic', 82)),
      ],
    ],
  ])('makes one pair of %s', (_, records) => {
    const history = readApple(...records);
    expect([pairsOf(history), history.skipped, history.ignored]).toEqual([[PAIR], [], []]);
  });

  it('gives each device its own pair, and none to a part alone', () => {
    const history = readApple(
      record('Systolic', 128),
      record('Systolic', 140, 21),
      record('Diastolic', 82),
    );
    expect(pairsOf(history)).toEqual([PAIR]);
    expect(skipsOf(history)).toEqual(['Record 2 incomplete']);
  });

  it('names a correlation that lacks a part', () => {
    const history = readApple(correlation(record('Systolic', 128)), record('Diastolic', 82, 21));
    expect([history.measurements, history.ignored]).toEqual([[], ['Correlation BloodPressure']]);
    expect(skipsOf(history)).toEqual(['Record 2 incomplete']);
  });
});

describe('what phones send', () => {
  const read = (body: unknown, format: 'health-auto-export' | 'health-connect') => {
    const result = resultOf(pushedSteps(JSON.stringify(body), format, OPTIONS));
    if (result.kind === 'refused') throw new Error(JSON.stringify(result));
    return result;
  };

  it('is a pair of Health Auto Export', () => {
    const metric = {
      name: 'blood_pressure',
      units: 'mmHg',
      data: [{ date: '2026-11-20 07:30:00 +0100', systolic: 128, diastolic: 82 }],
    };
    const history = read({ data: { metrics: [metric] } }, 'health-auto-export');
    expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-20T06:30:00.000Z 128/82']);
  });

  it('is a pair of Health Connect, under its own id', () => {
    const uuid = '6f0f1d9e-1b1a-4f1c-8a63-000000000001';
    const reading = { time: '2026-11-20T06:30:00Z', uuid };
    const history = read(
      {
        timestamp: '2026-11-20T07:00:00Z',
        app_version: '1',
        blood_pressure: [
          { ...reading, systolic: 128, diastolic: 82 },
          { ...reading, systolic: 128, diastolic: 79 },
        ],
      },
      'health-connect',
    );
    expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-20T06:30:00.000Z 128/79']);
    expect(history.measurements[0]?.uuid).toBe(uuid);
    expect(skipsOf(history)).toEqual(['blood_pressure[0] replaced']);
  });
});

it('is read from records of Health Connect in a file', () => {
  const history = readFile(
    JSON.stringify({
      records: [
        {
          recordType: 'BloodPressure',
          time: '2026-11-20T06:30:00Z',
          systolic: { inMillimetersOfMercury: 128 },
          diastolic: { inMillimetersOfMercury: 82 },
          metadata: { id: 'a1' },
        },
      ],
    }),
    OPTIONS,
  );
  expect(pairsOf(history)).toEqual(['blood_pressure 2026-11-20T06:30:00.000Z 128/82']);
});
