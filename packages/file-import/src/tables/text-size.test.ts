import { expect, it } from 'vitest';
import { historySteps } from '../read-history.ts';
import { readWeightCsv } from '../testing/read-weights.ts';
import { isTableTooLarge, MAX_TABLE_ROWS } from './text-size.ts';

const options = { timeZone: 'Europe/London', now: Date.UTC(2026, 10, 22, 12), answers: {} };

/** The first answer to a file, before anything of it is read. */
const firstStepOf = (text: string) => historySteps(text, options).next();

it.each([
  ['4.5 million doses', 'Date,Drug,Dose\n', '26-1-1,5,5 mg\n', 4_500_000],
  ['4.5 million weigh-ins', 'Date,Weight (kg)\n', '26-1-1,80\n', 4_500_000],
  ['rows of another machine', 'Date,Weight (kg)\r', '26-1-1,80\r', 300_000],
  ['blank rows', 'Date,Drug,Dose\n', '\n', 1_000_000],
  ['a row of millions of cells', 'Date,Drug,Dose', ',', 6_000_000],
  ['a row of millions of words', 'Date Drug Dose', ' a', 6_000_000],
  ['millions of objects', '[{}', ',{}', 3_000_000],
  ['millions of lists', '', '[', 3_000_000],
  ['millions of documents', '', '{"a":1}\n', 3_000_000],
])('%s are refused before they are read', (_name, head, row, count) => {
  const text = head + row.repeat(count);
  expect(firstStepOf(text)).toMatchObject({
    done: true,
    value: { kind: 'refused', reason: 'too-large' },
  });
});

it('says so of a table of weights', () => {
  const text = `Date,Weight (kg)\n${'26-1-1,80\n'.repeat(4_500_000)}`;
  expect(readWeightCsv(text, { timeZone: 'Europe/London', now: options.now })).toEqual({
    kind: 'unreadable',
    reason: 'too-large',
  });
});

it('takes a table of as many rows as there may be', () => {
  const row = '2026-01-01,80,a note\r\n';
  expect(isTableTooLarge(row.repeat(MAX_TABLE_ROWS))).toBe(false);
  expect(isTableTooLarge(row.repeat(MAX_TABLE_ROWS + 1))).toBe(true);
});
