import { expect, it } from 'vitest';
import {
  compareWithStandard,
  describeMonth,
  percentOfStandard,
  unknownThisMonth,
} from './savings-words.ts';

it.each([
  [50, 30, '$20.00 less than standard', '40% below standard'],
  [50, 60, '$10.00 more than standard', '20% above standard'],
  [50, 50.001, 'The same as standard', 'about the standard cost'],
  [0, 5, '$5.00 more than standard', null],
])('compares a standard of %d with %d', (standard, actual, words, percent) => {
  expect(compareWithStandard(standard, actual, 'AUD')).toBe(words);
  expect(percentOfStandard(standard, actual)).toBe(percent);
});

it('does not call a month of unknown costs one that saved nothing', () => {
  expect(unknownThisMonth({ counted: 0, leftOut: 2 })).toBe('Not known');
  expect(unknownThisMonth({ counted: 1, leftOut: 2 })).toBeNull();
  expect(unknownThisMonth({ counted: 0, leftOut: 0 })).toBeNull();
  expect(describeMonth('Nov 2026', 2)).toBe('Nov 2026, 2 doses not counted');
  expect(describeMonth('Nov 2026', 0)).toBe('Nov 2026');
});
