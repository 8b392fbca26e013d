// Shows 2.102, 9.47.
import type { Symptom } from '@dosewise/contract';
import { SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { describeSeverity, newestFirst, severityWord } from './symptom-words.ts';
import { texts } from './texts.ts';

it('names every category in plain words', () => {
  expect(texts.categories.appetite_suppression).toBe('Reduced Appetite');
  for (const category of SYMPTOM_CATEGORIES) expect(texts.categories[category]).not.toContain('_');
});

it.each([
  [0, 'none'],
  [1, 'mild'],
  [3, 'mild'],
  [4, 'moderate'],
  [6, 'moderate'],
  [7, 'severe'],
  [10, 'severe'],
] as const)('calls %d %s', (severity, word) => {
  expect(severityWord(severity)).toBe(word);
  expect(describeSeverity(severity)).toBe(`${severity} of 10, ${word}`);
});

it('puts the newest first, by instant and then by id', () => {
  const entry = (_id: string, date: string): Symptom => ({
    _id,
    date,
    category: 'nausea',
    severity: 1,
    note: '',
  });
  const list = [
    entry('a', '2026-11-01T08:00:00.000Z'),
    entry('b', '2026-11-03T08:00:00.000Z'),
    entry('c', '2026-11-01T08:00:00.000Z'),
  ];
  expect(newestFirst(list).map((symptom) => symptom._id)).toEqual(['b', 'c', 'a']);
});
