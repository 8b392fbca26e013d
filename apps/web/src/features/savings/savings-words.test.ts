import { expect, it } from 'vitest';
import {
  compareWithStandard,
  formatMonth,
  formatSaving,
  percentOfStandard,
} from './savings-words.ts';

it.each([
  [12.3, '£12.30'],
  [-12.3, '−£12.30'],
  [-0.004, '£0.00'],
])('writes a saving of %d as %s', (amount, words) => {
  expect(formatSaving(amount, 'GBP')).toBe(words);
});

it.each([
  [50, 30, '$20.00 less than standard', '40 % below standard'],
  [50, 60, '$10.00 more than standard', '20 % above standard'],
  [50, 50.001, 'The same as standard', 'about the standard cost'],
  [0, 5, '$5.00 more than standard', null],
])('compares a standard of %d with %d', (standard, actual, words, percent) => {
  expect(compareWithStandard(standard, actual, 'AUD')).toBe(words);
  expect(percentOfStandard(standard, actual)).toBe(percent);
});

it("names the month that it is in the account's time zone", () => {
  const instant = Date.parse('2026-10-31T13:30:00Z');
  expect(formatMonth(instant, 'UTC')).toBe('October 2026');
  expect(formatMonth(instant, 'Australia/Sydney')).toBe('November 2026');
  expect(formatMonth(instant, 'Mars/Base')).toMatch(/ 2026$/);
});
