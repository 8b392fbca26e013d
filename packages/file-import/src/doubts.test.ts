import { kg } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import type { HistoryAnswers, HistoryOptions, ReadHistory } from './history.ts';
import { pushedSteps } from './json/read-pushed.ts';
import { appleHealthReader } from './readers/apple-health/read-apple-health.ts';
import { readFile, resultOf } from './testing/read-file.ts';
import { readyWeights } from './testing/read-weights.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

const read = (text: string, options: Partial<HistoryOptions> = {}): ReadHistory =>
  readFile(text, { now: NOW, ...options });
const listed = ({ questions }: Pick<ReadHistory, 'questions'>) =>
  questions.map(({ id, samples }) => [id, ...samples]);
const two = (day: number) => String(day).padStart(2, '0');
const LEFT_OUT = {
  'close-doses': { '': 'leave-out' },
  'odd-weights': { '': 'leave-out' },
} as const;

describe('doses that are close', () => {
  const table = (...rows: readonly string[]) => ['Date,Drug,Dose', ...rows].join('\n');

  it('are listed by medicine, whatever their order and unit', () => {
    const text = table(
      '2026-03-10,Ozempic,125 mcg',
      '2026-03-02,Tirzepatide,5 mg',
      '2026-03-01,Mounjaro,5 mg',
      '2026-03-03,Ozempic,250 mcg',
      '2026-03-09,Saxenda,3 mg',
      '2026-03-10,Saxenda,3 mg',
      '2026-03-08,Ozempic,250 mcg',
    );
    expect(listed(read(text))).toEqual([['close-doses', '2026-03-02 5 mg', '2026-03-10 0.125 mg']]);
    expect(read(text).doses).toHaveLength(7);
    const leftOut = read(text, { answers: LEFT_OUT });
    expect(leftOut.skipped).toMatchObject([
      { at: 'row 1', what: 'dose', reason: 'left-out', detail: '2026-03-10 125 mcg' },
      { at: 'row 2', what: 'dose', reason: 'left-out' },
    ]);
    expect(leftOut.account).toMatchObject({ rows: 7, imported: 5, other: 2 });
  });

  it('are none where they are parts of one injection', () => {
    const rows = ['2026-03-01 08:00,Mounjaro,5 mg', '2026-03-08 08:00,Mounjaro,2.5 mg'];
    expect(listed(read(table(...rows, '2026-03-08 08:10,Mounjaro,2.5 mg')))).toEqual([]);
    expect(listed(read(table(...rows, '2026-03-08 08:10,Mounjaro,5 mg')))).toEqual([
      ['close-doses', '2026-03-08 5 mg'],
    ]);
  });

  it('are told of JSON as well', () => {
    const shot = (day: number) => ({
      name: 'Mounjaro 5 mg',
      status: 'Taken',
      dosage: 5,
      units: 'mg',
      start: `2026-03-${two(day)} 08:00:00 +0000`,
      scheduledDate: `2026-03-${two(day)} 08:00:00 +0000`,
    });
    const text = JSON.stringify({ data: { medications: [shot(1), shot(2)] } });
    expect(listed(read(text))).toEqual([['close-doses', '2026-03-02 5 mg']]);
    expect(read(text, { answers: LEFT_OUT }).doses).toHaveLength(1);
  });
});

describe('a dose on every day', () => {
  const days = Array.from({ length: 14 }, (_, index) => `2026-03-${two(index + 1)}`);
  const table = (...drugs: readonly string[]) =>
    ['Date,Drug,Dose', ...drugs.flatMap((drug) => days.map((day) => `${day},${drug},1 mg`))].join(
      '\n',
    );

  it('is asked of each weekly medicine, and of no daily or unknown one', () => {
    const names = ['Mounjaro', 'Saxenda', 'Ozempic', 'BPC-157'];
    const text = table(...names);
    // Of several medicines one that is not known is asked about first.
    const all = { 'which-medicines': Object.fromEntries(names.map((name) => [name, 'import'])) };
    const [, level] = read(text, { answers: all }).questions;
    expect([level?.id, level?.subjects]).toEqual(['dose-level', ['Mounjaro', 'Ozempic']]);
    const medicines = (answers: HistoryAnswers) => [
      ...new Set(read(text, { answers }).doses.map(({ medicine }) => medicine)),
    ];
    const others = ['Saxenda', 'BPC-157'];
    expect(medicines(all)).toEqual(others);
    const answers = { ...all, 'dose-level': { Mounjaro: 'level', Ozempic: 'doses' } };
    expect(medicines(answers)).toEqual(['Saxenda', 'Ozempic', 'BPC-157']);
    expect(read(text, { answers }).questions.map(({ id }) => id)).toEqual([
      'which-medicines',
      'dose-level',
      'close-doses',
    ]);
  });
});

describe('a weight that jumps', () => {
  const stored = [10, 14].map((day) => ({ date: Date.UTC(2026, 10, day), weightKg: kg(100) }));
  const text = 'Date,Weight (kg)\n2026-11-12,220\n';

  it('is told by what is stored', () => {
    expect(listed(read(text))).toEqual([]);
    expect(listed(read(text, { stored }))).toEqual([['odd-weights', '2026-11-12 220 kg']]);
    expect(read(text, { stored, answers: LEFT_OUT }).weights).toEqual([]);
  });

  it('is listed by the import of weights, which has no question about doses', () => {
    const rows = [9, 10, 11, 12].map((day) => `2026-11-${two(day)},${day === 11 ? 220 : 100},5 mg`);
    const sheet = ['Date,Weight (kg),Mounjaro', ...rows].join('\n');
    const asked = { timeZone: 'UTC', now: NOW };
    const ready = readyWeights(sheet, asked);
    expect([listed(ready), ready.entries.length]).toEqual([
      [['odd-weights', '2026-11-11 220 kg']],
      4,
    ]);
    const left = readyWeights(sheet, { ...asked, answers: LEFT_OUT });
    expect(left.entries.map(({ row }) => row)).toEqual([2, 3, 5]);
    expect(left.skipped).toEqual([{ row: 4, reason: 'left-out', detail: '220', by: null }]);
    expect(left.rowsRead).toBe(4);
  });

  it('is listed of Apple Health', () => {
    const record = (day: number, value: number) =>
      `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="${value}" startDate="2026-11-${two(day)} 08:00:00 +0000"/>`;
    const xml = `<HealthData>${record(9, 100)}${record(10, 220)}${record(11, 100)}</HealthData>`;
    const end = (answers: HistoryAnswers) => {
      const options = { timeZone: 'UTC', now: NOW, answers };
      const reader = appleHealthReader(options, (bytes) => new TextDecoder().decode(bytes));
      reader.push(new TextEncoder().encode(xml));
      return reader.end() as ReadHistory;
    };
    expect(listed(end({}))).toEqual([['odd-weights', '2026-11-10 220 kg']]);
    expect(end(LEFT_OUT).weights).toHaveLength(2);
  });

  it('is kept without a question where a phone sends it', () => {
    const point = (day: number, qty: number) => ({
      date: `2026-11-${two(day)} 08:00:00 +0000`,
      qty,
    });
    const data = [point(9, 100), point(10, 220), point(11, 100)];
    const body = { data: { metrics: [{ name: 'weight_body_mass', units: 'kg', data }] } };
    const options = { timeZone: 'UTC', now: NOW };
    const pushed = resultOf(pushedSteps(JSON.stringify(body), 'health-auto-export', options));
    const weights = data.map(({ qty }) => ({ weightKg: qty }));
    expect(pushed).toMatchObject({ kind: 'read', questions: [], skipped: [], weights });
  });
});
