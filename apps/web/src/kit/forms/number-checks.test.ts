import { expect, it } from 'vitest';
import { numberError, wholeError } from './number-checks.ts';

it('says that a number is missing, or wrong', () => {
  const limits = { least: 1, most: 90 };
  const sentences = { missing: 'Enter the days.', wrong: 'From 1 to 90.' };
  expect(numberError(' ', limits, sentences)).toBe('Enter the days.');
  expect(numberError(' ', limits, { wrong: 'From 1 to 90.' })).toBe('From 1 to 90.');
  expect(numberError('91', limits, sentences)).toBe('From 1 to 90.');
  expect(wholeError('1.5', limits, sentences)).toBe('From 1 to 90.');
  expect(wholeError('1', limits, sentences)).toBeNull();
});
