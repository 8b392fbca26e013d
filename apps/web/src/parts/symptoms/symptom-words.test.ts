// Shows 2.102, 3.33.
import { SYMPTOM_CATEGORIES } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { texts } from '../../data/symptoms/texts.ts';
import { describeSeverity, severityWord } from './symptom-words.ts';

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
  expect(describeSeverity(severity)).toBe(`${severity} out of 10, ${word}`);
});
