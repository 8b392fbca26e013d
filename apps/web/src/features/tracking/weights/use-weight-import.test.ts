// Shows 5.38, 7.27.
import { kg } from '@dosewise/domain';
import {
  type ReadWeightCsv,
  readCsv,
  type WeightCsvOptions,
  weightCsvSteps,
} from '@dosewise/file-import';
import { expect, it } from 'vitest';
import { rejectedRowsCsv } from './row-report.tsx';
import { texts } from './texts.ts';
import { weightBatches } from './use-weight-import.ts';

function read(text: string, answers: WeightCsvOptions['answers'] = {}): ReadWeightCsv {
  const steps = weightCsvSteps(text, { timeZone: 'UTC', now: Date.UTC(2026, 10, 21), answers });
  for (;;) {
    const { done, value } = steps.next();
    if (done && value.kind === 'ready') return value;
    if (done) throw new Error(JSON.stringify(value));
  }
}

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
  '2027-01-01,80,',
  '2026-01-09,,',
].join('\n');

it('says of each row why it does not come in', () => {
  const { issues, skipped } = read(FILE);
  expect(issues.map(texts.refusedRow)).toEqual([
    "Row 3: invalid date 'never'",
    "Row 4: invalid weight 'heavy'",
    "Row 8: invalid weight '0.5'",
    "Row 10: invalid date '2027-01-01'",
  ]);
  expect(skipped.map(texts.skippedRow)).toEqual([
    'Row 2: same date and time as row 9',
    'Row 5: no weight',
    'Row 6: no date',
    'Row 7: no weight',
    'Row 11: no weight',
  ]);
});

it('says why other rows are none of a weight, and which swallowed the rest', () => {
  const text =
    'date,weight (kg),dose,type,unit\n2026-01-05,80,,Weight,kg\n2026-01-05,80,,Weight,kg\n2026-01-06,,5,Weight,\n2026-01-07,20,,BMI,\n2026-01-08,20,,Weight,%\n2026-01-09,80,,Weight,"kg\n2026-01-10,80,,Weight,kg\n';
  const { issues, skipped } = read(text);
  expect([...issues.map(texts.refusedRow), ...skipped.map(texts.skippedRow)]).toEqual([
    'Row 7: a quotation mark here is never closed, so the rows after it can’t be read',
    'Row 3: same date and time as row 2',
    'Row 4: no weight',
    "Row 5: not a body weight but 'BMI'",
    "Row 6: not a body weight but '20 %'",
  ]);
});

it('says how many rows are too many', () => {
  expect(texts.unreadable['too-large']).toBe(
    'This file is too large to be read here: it has more than 250,000 rows, or millions of cells.',
  );
});

it('gives the refused rows with the reason, to be read again when mended', () => {
  const csv = rejectedRowsCsv(read(FILE));
  expect(readCsv(csv).rows.map(({ cells }) => cells)).toEqual([
    ['date', 'weight (kg)', 'note', 'reason'],
    ['never', '80', '', "Row 3: invalid date 'never'"],
    ['2026-01-06', 'heavy', '', "Row 4: invalid weight 'heavy'"],
    ['2026-01-08', '0.5', '', "Row 8: invalid weight '0.5'"],
    ['2027-01-01', '80', '', "Row 10: invalid date '2027-01-01'"],
  ]);
  const mended = read(csv.replace('never', '2026-01-09').replace('heavy', '81'));
  expect(mended.entries.map(({ weightKg }) => weightKg)).toEqual([80, 81]);
});

it('sends what the file says, and does not name what it does not say', () => {
  const date = Date.UTC(2026, 0, 5);
  const said = { weightKg: kg(80), note: 'n', source: 'import' };
  const iso = '2026-01-05T00:00:00.000Z';
  expect(weightBatches([{ row: 2, date, ...said }])).toEqual([[{ date: iso, ...said }]]);
  const [bare] = weightBatches([{ row: 2, date, weightKg: kg(80) }])[0] ?? [];
  expect(bare).toEqual({ date: iso, weightKg: 80 });
  expect(Object.keys(bare ?? {})).toEqual(['date', 'weightKg']);
});
