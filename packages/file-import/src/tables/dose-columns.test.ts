// Shows 27.1.
import { expect, it } from 'vitest';
import type { HistoryAnswers } from '../history.ts';
import { readFile } from '../testing/read-file.ts';

const read = (text: string, answers: HistoryAnswers = {}) =>
  readFile(text, { now: Date.parse('2026-11-28T12:00:00Z'), answers });

it.each([
  ['Medication,Dose', 'Mounjaro 5 mg,1', 'Dose'],
  ['Medication,Strength,Quantity', 'Mounjaro,5 mg,1', 'Quantity'],
])('a count of pens beside their strength is no mg: %s', (header, row, piece) => {
  const text = `Date,${header}\n2026-09-06,${row}\n2026-09-13,${row}\n`;
  const { questions, doses } = read(text);
  expect([questions.filter(({ must }) => must), doses]).toMatchObject([
    [{ id: 'mg-per-count', subjects: [piece], proposed: { [piece]: '5' } }],
    [],
  ]);
  const answered = read(text, { 'mg-per-count': { [piece]: '5' } });
  expect(answered.unanswered).toEqual([]);
  expect(answered.doses.map(({ doseMg, medicine }) => [doseMg, medicine])).toEqual([
    [5, 'Mounjaro'],
    [5, 'Mounjaro'],
  ]);
});

it.each([
  ['Ozempic 2 mg,0.5', 'Ozempic 2 mg,1'],
  ['Ozempic 1 mg,1', 'Ozempic 1 mg,1'],
])('other amounts beside a strength are asked about by their unit: %s', (...rows) => {
  const lines = rows.map((row, week) => `2026-09-0${week + 1},${row}`);
  expect(read(['Date,Medication,Dose', ...lines].join('\n')).unanswered).toEqual(['dosage-unit']);
});

it('the strength of a pen is no dose where none is logged', () => {
  const text =
    'Date,Medication,Strength,Dose (mg)\n2026-09-06,Mounjaro,5 mg,2.5\n2026-09-13,Mounjaro,5 mg,\n';
  const { doses, skipped } = read(text);
  expect(doses.map(({ doseMg }) => doseMg)).toEqual([2.5]);
  expect(skipped).toMatchObject([{ at: 'row 2', reason: 'no-dose' }]);
});
