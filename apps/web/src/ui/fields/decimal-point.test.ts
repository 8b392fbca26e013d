// Shows 11.5.
import { expect, it } from 'vitest';
import { withDecimalPoint } from './decimal-point.ts';

it.each([
  ['62,4', '62.4'],
  ['62.4', '62.4'],
  [',', '.'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,250,000', '1250000'],
  ['1.250.000,5', '1250000.5'],
  ['80', '80'],
])('writes %j as %j', (written, plain) => {
  expect(withDecimalPoint(written)).toBe(plain);
});
