import { expect, it } from 'vitest';
import { numberOptions, spanWords } from './reminder-kinds.tsx';

it('offers the usual numbers, and the one that another client set', () => {
  const values = (current: number) =>
    numberOptions([15, 60], current, spanWords).map(({ value }) => value);
  expect(values(15)).toEqual(['15', '60']);
  expect(values(37)).toEqual(['15', '37', '60']);
});

it.each([
  [15, '15 min'],
  [60, '1 hour'],
  [90, '90 min'],
  [720, '12 hours'],
])('says %d minutes as %s', (minutes, words) => {
  expect(spanWords(minutes)).toBe(words);
});
