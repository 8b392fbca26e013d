import { expect, it } from 'vitest';
import { parseMoney } from './parse-number.ts';

it.each([
  ['133.50', 133.5],
  ['133,5', 133.5],
  [' 0 ', 0],
  ['.5', 0.5],
  ['1,000.00', 1000],
  ['1.000,00', 1000],
  ['19.999', 20],
])('reads %j as %d', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

it.each(['', '-1', 'abc', '1.2.3', '1e3', 'NaN', '1,000'])('does not read %j', (text) => {
  expect(parseMoney(text)).toBeNull();
});
