import { expect, it } from 'vitest';
import { overlap, type Pause, restOfLater } from './pause.ts';

const pause = (from: string, until: string | null) => ({ from, until }) as Pause;

it.each([
  ['2026-12-05', '2026-12-12', '2026-12-12', '2026-12-20', true],
  ['2026-12-05', '2026-12-12', '2026-12-13', '2026-12-20', false],
  ['2026-12-05', null, '2027-12-01', null, true],
  ['2026-12-20', null, '2026-12-05', '2026-12-19', false],
])('pauses %s–%s and %s–%s have a day in common: %s', (from, until, other, end, expected) => {
  expect(overlap(pause(from, until), pause(other, end))).toBe(expected);
  expect(overlap(pause(other, end), pause(from, until))).toBe(expected);
});

it.each([
  ['2026-12-10', '2026-12-20', pause('2026-12-13', '2026-12-20')],
  ['2026-12-10', null, pause('2026-12-13', null)],
  ['2026-12-10', '2026-12-12', null],
  ['2026-12-05', '2026-12-20', null],
])('of a pause %s–%s stays after one of 5 to 12 December', (from, until, expected) => {
  expect(restOfLater(pause(from, until), pause('2026-12-05', '2026-12-12'))).toEqual(expected);
  expect(restOfLater(pause(from, until), pause('2026-12-05', null))).toBeNull();
});
