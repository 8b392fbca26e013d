// Shows 27.1.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, ReadHistory } from './history.ts';
import { finishFile, readFile } from './testing/read-file.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

const textOf = (name: string) =>
  readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
const readText = (text: string, timeZone = 'Europe/Berlin', answers: HistoryAnswers = {}) =>
  readFile(text, { timeZone, now: NOW, answers });
/** An archive of a scale's or a phone's maker, read to its end. */
const read = (name: string, answers: HistoryAnswers = {}): ReadHistory =>
  readText(textOf(name), 'Europe/Berlin', answers);
const readValue = (value: unknown, answers: HistoryAnswers = {}): ReadHistory =>
  readText(JSON.stringify(value), 'Europe/Berlin', answers);

const instant = (date: number) => new Date(date).toISOString().replace(/:00\.000Z$|\.000Z$/, 'Z');
const weightsOf = ({ weights }: ReadHistory) =>
  weights.map(({ date, weightKg }) => `${instant(date)} ${Number(weightKg.toFixed(4))}`);
const measuredOf = ({ measurements }: ReadHistory) =>
  measurements.map(({ date, kind, value }) => `${instant(date)} ${kind} ${value}`);
const skipsOf = ({ skipped }: ReadHistory) =>
  skipped.map(({ at, what, reason }) => `${at} ${what} ${reason}`);

describe('Fitbit', () => {
  const FILE = 'hosting/08-fitbit-takeout-weight.json';
  const LB_UTC = { 'weight-unit': { '': 'lb' }, 'time-zone': { '': 'UTC' } };

  it('asks for the unit and the zone, since the archive states neither', () => {
    const open = read(FILE);
    expect(open.format).toBe('fitbit-json');
    expect(open.unanswered).toEqual(['weight-unit', 'time-zone']);
    expect(open.questions).toMatchObject([
      { proposed: { '': 'lb' }, samples: ['179.7', '179.1', '178.6'] },
      { proposed: {}, samples: ['11/20/26 06:12:40', '11/21/26 06:13:05', '11/22/26 06:10:11'] },
    ]);
    expect(open.weights).toEqual([]);
  });

  it('gives weights and body fat with the answers', () => {
    const history = read(FILE, LB_UTC);
    expect(history.unanswered).toEqual([]);
    expect(weightsOf(history)).toEqual([
      '2026-11-20T06:12:40Z 81.5105',
      '2026-11-21T06:13:05Z 81.2384',
      '2026-11-22T06:10:11Z 81.0116',
    ]);
    expect(history.weights.map(({ source }) => source)).toEqual(['Aria', 'API', 'Aria']);
    expect(measuredOf(history)).toEqual(['2026-11-20T06:12:40Z body_fat 24.3']);
    expect([history.skipped, history.ignored]).toEqual([[], ['bmi (derived)']]);
    const berlin = read(FILE, { ...LB_UTC, 'time-zone': { '': 'Europe/Berlin' } });
    expect(weightsOf(berlin)[0]).toBe('2026-11-20T05:12:40Z 81.5105');
  });

  it('takes the last second of a day for a day without a time, and asks for no zone then', () => {
    const logs = [3, 4].map((day) => ({
      logId: day,
      weight: 80.5 - day,
      bmi: 24,
      fat: 23.600000381469727,
      date: `08/0${day}/26`,
      time: '23:59:59',
      source: 'API',
    }));
    const history = readValue(logs, { 'weight-unit': { '': 'kg' } });
    expect(history.questions.map(({ id }) => id)).toEqual(['weight-unit']);
    expect(weightsOf(history)).toEqual(['2026-08-02T22:00Z 77.5', '2026-08-03T22:00Z 76.5']);
    expect(measuredOf(history)[0]).toBe('2026-08-02T22:00Z body_fat 23.6');
  });

  it('reads what its own API answers alike, and names what is no weight', () => {
    const log = { bmi: 23.57, date: '2026-03-05', logId: 1330991999000, source: 'API' };
    const answers = { 'weight-unit': { '': 'kg' }, 'time-zone': { '': 'UTC' } };
    const history = readValue(
      { weight: [{ ...log, time: '07:05:00', weight: 73 }, { logId: 1, weight: null }, 7] },
      answers,
    );
    expect(weightsOf(history)).toEqual(['2026-03-05T07:05Z 73']);
    expect(skipsOf(history)).toEqual([
      'weight[2] other not-readable',
      'weight[1] weight unreadable-date',
    ]);
  });

  it('leaves the weights out when told so, and keeps body fat', () => {
    const history = read(FILE, { ...LB_UTC, 'weight-unit': { '': 'leave-out' } });
    expect([history.weights, history.unanswered]).toEqual([[], []]);
    expect(skipsOf(history)).toEqual([0, 1, 2].map((index) => `[${index}] weight ask-unit`));
    expect(history.measurements).toHaveLength(1);
  });
});

describe('Garmin', () => {
  it('takes grams at their instant from the archive, and names the rest', () => {
    const history = read('archives/garmin-user-biometrics.json');
    expect([history.format, history.questions]).toEqual(['garmin-json', []]);
    expect(weightsOf(history)).toEqual(['2026-07-17T07:01:20Z 79.9', '2026-07-17T18:05Z 80.5']);
    expect(history.weights.map(({ source }) => source)).toEqual(['INDEX_SCALE', 'MANUAL']);
    expect(measuredOf(history)).toEqual([
      '2026-07-17T07:01:20Z body_fat 18.1',
      '2026-07-18T22:00Z body_fat 18',
    ]);
    // 79.4 g is no weight: nothing says that it is in kilograms.
    expect(skipsOf(history)).toEqual(['[3] weight implausible']);
    expect(history.ignored).toEqual([
      'vo2Max',
      'bmi (derived)',
      'bodyWater',
      'boneMass',
      'muscleMass',
    ]);
  });

  it('takes the list of days that its site answers', () => {
    const history = read('archives/garmin-body-composition.json');
    expect(weightsOf(history)).toEqual(['2026-07-18T07:08Z 79.4', '2026-07-18T22:00Z 79.3']);
    expect(measuredOf(history)).toEqual(['2026-07-18T07:08Z body_fat 18']);
    expect(history.ignored).toContain('totalAverage');
  });

  it('takes every weigh-in of a day, not its latest again', () => {
    const metric = (hour: number, weight: number) => ({
      weight,
      timestampGMT: Date.UTC(2026, 6, 17, hour),
      calendarDate: '2026-07-17',
    });
    const day = {
      summaryDate: '2026-07-17',
      allWeightMetrics: [metric(6, 80100), metric(19, 80900)],
      latestWeight: metric(19, 80900),
    };
    const history = readValue({ dailyWeightSummaries: [day] });
    expect(weightsOf(history)).toEqual(['2026-07-17T06:00Z 80.1', '2026-07-17T19:00Z 80.9']);
    expect(history.weights.map(({ at }) => at)).toEqual([
      'dailyWeightSummaries[0].allWeightMetrics[0]',
      'dailyWeightSummaries[0].allWeightMetrics[1]',
    ]);
  });
});

describe('Withings', () => {
  it('reads values with their power of ten, without goals and without what may be of others', () => {
    const history = read('archives/withings-measures.json');
    expect([history.format, history.questions]).toEqual(['withings-json', []]);
    expect(history.weights).toMatchObject([
      { weightKg: 81.5, source: 'Body+', note: 'before breakfast' },
    ]);
    expect(weightsOf(history)).toEqual(['2026-11-19T06:12:40Z 81.5']);
    expect(measuredOf(history)).toEqual([
      '2026-11-19T06:12:40Z body_fat 24.312',
      '2026-11-19T06:12:40Z lean_mass 61.68',
      '2026-11-20T08:30Z blood_pressure 121',
    ]);
    expect(history.measurements.at(-1)).toMatchObject({ value: 121, diastolic: 78 });
    expect(skipsOf(history)).toEqual([
      'body.measuregrps[1].measures[0] weight other-person',
      'body.measuregrps[2].measures[0] weight other-kind',
      'body.measuregrps[3].measures[2] weight unreadable-number',
    ]);
    expect(history.ignored).toEqual(['fat mass', 'bone mass']);
  });
});

describe('Health Connect', () => {
  it('takes records by their kind and the unit that they state, and asks for none that is stated', () => {
    const open = read('archives/health-connect-records.json');
    expect(open.format).toBe('health-connect-webhook');
    expect(open.questions).toMatchObject([
      { id: 'weight-unit', must: true, samples: ['81.2'], proposed: { '': 'kg' } },
    ]);
    const history = read('archives/health-connect-records.json', { 'weight-unit': { '': 'kg' } });
    expect(weightsOf(history)).toEqual([
      '2026-11-20T06:12:40.512Z 81.5',
      '2026-11-21T06:13:05Z 81.2838',
      '2026-11-22T06:13:05Z 81.2',
    ]);
    expect(history.weights[0]).toMatchObject({ source: 'com.withings.wiscale2' });
    expect(measuredOf(history)).toEqual([
      '2026-11-20T06:12:40.512Z body_fat 24.3',
      '2026-11-20T06:12:40.512Z lean_mass 61.7',
    ]);
    expect(skipsOf(history)).toEqual([
      'records[7] other not-readable',
      'records[6] weight duplicate',
    ]);
    expect(history.ignored).toEqual(['OxygenSaturation']);
  });

  it('takes lists by the names of their kinds, and a share that no kind says for none', () => {
    const time = '2026-11-20T06:12:40Z';
    const history = readValue({
      WeightRecord: [{ time, weight: { inPounds: 180 } }],
      BodyFatRecord: [{ time, percentage: { value: 24.5 } }],
      HeightRecord: [{ time, height: { inMeters: 1.8 } }],
    });
    expect(weightsOf(history)).toEqual(['2026-11-20T06:12:40Z 81.6466']);
    expect(measuredOf(history)).toEqual(['2026-11-20T06:12:40Z body_fat 24.5']);
    expect(history.ignored).toEqual(['HeightRecord']);
    const bare = readValue([
      { time, weight: { inKilograms: 81 }, metadata: {} },
      { time, percentage: 97, metadata: {} },
    ]);
    expect([bare.measurements, skipsOf(bare)]).toEqual([[], ['[1] other other-kind']]);
  });
});

describe('MediLog', () => {
  const FILE = 'archives/medilog.csv';
  const KG = { 'weight-unit': { '': 'kg' } };

  it('asks whose entries they are, and takes no pressure for a weight', () => {
    const open = read(FILE, KG);
    expect(open.unanswered).toEqual(['which-person']);
    expect(open.questions.find(({ id }) => id === 'which-person')).toMatchObject({
      options: ['1', '2'],
      samples: ['1', '2'],
    });
    const history = read(FILE, { ...KG, 'which-person': { '': '1' } });
    expect(history.unanswered).toEqual([]);
    expect(weightsOf(history)).toEqual(['2026-11-19T05:31:16Z 80', '2026-11-21T05:32Z 79.6']);
    expect(history.weights[0]?.note).toBe('before breakfast');
    expect(skipsOf(history)).toEqual(['row 2 other other-person', 'row 3 weight other-kind']);
    expect(history.account).toMatchObject({ rows: 4, imported: 2, other: 2, notUnderstood: 0 });
  });

  it('asks no one where all are of one', () => {
    const text = textOf(FILE).replace(',2,1,64.2', ',1,1,80.4');
    const history = readText(text, 'Europe/Berlin', KG);
    expect([history.unanswered, history.weights.length]).toEqual([[], 3]);
  });
});

it('FastNFitness: asks whose entries they are where there are several profiles', () => {
  const text = `${textOf('hosting/06-fastnfitness-body.csv').trimEnd()}\n5;2026-11-21;Weight;64.1;2\n`;
  const units = { 'weight-unit': { '': 'kg' }, 'length-unit': { '': 'cm' } };
  expect(readText(text, 'UTC', units).unanswered).toEqual(['which-person']);
  const history = readText(text, 'UTC', { ...units, 'which-person': { '': '1' } });
  expect(history.weights.map(({ weightKg }) => weightKg)).toEqual([81.5, 81.2]);
});

it.each([
  '[{"logId": 1, "weight": 80, "bm',
  '[{"metaData": {}, "weight": {"weight": 1, "timestampGMT": ',
  '{"body": {"measuregrps": [',
])('%s is refused as damaged', (text) => {
  expect(finishFile(text)).toMatchObject({ kind: 'refused', reason: 'not-readable' });
});
