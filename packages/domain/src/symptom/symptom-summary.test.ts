// Shows 31.1.
import { expect, it } from 'vitest';
import { NO_SYMPTOMS } from './symptom.ts';
import { meanSeverity, summarizeSymptoms } from './symptom-summary.ts';

const entry = (at: number, category: 'nausea' | 'headache' | 'other', severity: number) => ({
  at,
  category,
  severity,
  note: '',
});

it('adds symptoms up by category, most entries first, in any order', () => {
  const symptoms = [
    entry(3, 'nausea', 0),
    entry(1, 'headache', 9),
    entry(9, 'headache', 2),
    entry(4, 'nausea', 5),
    entry(2, 'headache', 2),
    { at: 5, ...NO_SYMPTOMS },
    entry(7, 'other', 0),
  ];
  const summary = {
    categories: [
      { category: 'headache', entries: 3, worst: 9, mean: 4.3, lastAt: 9 },
      { category: 'nausea', entries: 2, worst: 5, mean: 2.5, lastAt: 4 },
      { category: 'other', entries: 1, worst: 0, mean: 0, lastAt: 7 },
    ],
    noSymptoms: 1,
  };
  expect(summarizeSymptoms(symptoms)).toEqual(summary);
  expect(summarizeSymptoms(symptoms.toReversed())).toEqual(summary);
  expect(summarizeSymptoms([])).toEqual({ categories: [], noSymptoms: 0 });
});

it('has a mean to one decimal, none of none', () => {
  expect(meanSeverity([1, 2, 2])).toBe(1.7);
  expect(meanSeverity([])).toBeNull();
});
