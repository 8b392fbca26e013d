// Shows 2.117, 2.118, 4.34, 5.51.
import { expect, it } from 'vitest';
import { parseTargetWeight, targetInstant } from './goal.ts';

it.each([
  ['80', 80],
  [' 79.5 ', 79.5],
  ['', null],
  ['  ', null],
  ['eighty', null],
  ['0', null],
  ['-5', null],
  ['Infinity', null],
  ['8', null],
  ['19.9', null],
  ['20', 20],
  ['700', 700],
  ['700.1', null],
  ['850000', null],
  ['1e8', null],
])('a target of %j is %j kg', (text, weight) => {
  expect(parseTargetWeight(text)).toBe(weight);
});

it('a target day begins at midnight where the person is', () => {
  expect(targetInstant('2027-03-01')).toBe(new Date(2027, 2, 1).getTime());
  expect(targetInstant(null)).toBeNull();
});
