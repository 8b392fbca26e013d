// Shows 11.5.
import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['82.4', 82.4],
  [' 82,4 ', 82.4],
  [',5', 0.5],
  ['-3', -3],
  ['0', 0],
  ['1,000.5', 1000.5],
])('reads %j as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', '  ', 'eighty', '1.2.3', '8 2', '1,000'])('does not read %j', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
