import { expect, it } from 'vitest';
import { numberError, numberIn, wholeError, wholeIn } from './number-checks.ts';

it('takes a number within its limits alone', () => {
  const limits = { least: 1, most: 90 };
  expect(['1', '2,5', '90'].map((text) => numberIn(text, limits))).toEqual([1, 2.5, 90]);
  expect(['', '0', '91', 'ten'].map((text) => numberIn(text, limits))).toEqual(Array(4).fill(null));
  expect(['7', '7.0', '7.5'].map((text) => wholeIn(text, limits))).toEqual([7, 7, null]);
});

it('says that a number is missing, or wrong', () => {
  const limits = { least: 1, most: 90 };
  const sentences = { missing: 'Enter the days.', wrong: 'From 1 to 90.' };
  expect(numberError(' ', limits, sentences)).toBe('Enter the days.');
  expect(numberError(' ', limits, { wrong: 'From 1 to 90.' })).toBe('From 1 to 90.');
  expect(numberError('91', limits, sentences)).toBe('From 1 to 90.');
  expect(wholeError('1.5', limits, sentences)).toBe('From 1 to 90.');
  expect(wholeError('1', limits, sentences)).toBeNull();
});
