import { expect, it } from 'vitest';
import { isKeptDay, isKeptInstant } from './kept-time.ts';

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2026-02-30', false],
  ['2026-11-21T08:00', false],
])('keeps the day %s: %s', (day, isKept) => {
  expect(isKeptDay(day)).toBe(isKept);
});

it.each([
  ['1899-12-31T23:59:59.999Z', false],
  ['1900-01-01T00:00:00.000Z', true],
  ['2199-12-31T23:59:59.999Z', true],
  ['2200-01-01T00:00:00.000Z', false],
  ['no instant', false],
])('keeps %s: %s', (instant, isKept) => {
  expect(isKeptInstant(Date.parse(instant))).toBe(isKept);
});
