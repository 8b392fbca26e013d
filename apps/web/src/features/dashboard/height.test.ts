// Shows 2.127, 5.49, 9.63.
import { expect, it } from 'vitest';
import { parseHeight } from './height.ts';

it.each([
  ['175', 175],
  ['50', 50],
  ['260', 260],
  ['172.5', 172.5],
  ['49.9', null],
  ['260.1', null],
  ['', null],
  ['tall', null],
  ['Infinity', null],
])('a height of %j is %j cm', (text, cm) => {
  expect(parseHeight(text)).toBe(cm);
});
