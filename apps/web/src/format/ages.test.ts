import { expect, it } from 'vitest';
import { formatAge } from './ages.ts';

it.each([
  [-5000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [26 * 60 * 60_000, '26 hours ago'],
])('says an age of %d ms as %s', (age, words) => {
  expect(formatAge(age)).toBe(words);
});
