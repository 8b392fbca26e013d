// Shows 3.24, 3.25.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { type ComparedEntry, shareByInterval } from './interval-doses.ts';

const MINUTE = 1 / 1440;
const entry = (day: number, doseMg: number, more: Partial<ComparedEntry> = {}) => ({
  at: day * DAY_MS,
  medicine: 'tirzepatide',
  doseMg,
  ...more,
});
const compared = (entries: readonly ComparedEntry[]) =>
  shareByInterval(entries).map(({ intervalMg, share }) => [intervalMg, share]);

it('leaves a weekly dose as it is, also one taken early', () => {
  const weekly = [entry(0, 5), entry(7, 5), entry(12.25, 5), entry(19, 7.5)];
  expect(compared(weekly)).toEqual([
    [5, 1],
    [5, 1],
    [5, 1],
    [7.5, 1],
  ]);
});

it('makes one of two halves a week, and of a dose from two pens', () => {
  const halves = Array.from({ length: 4 }, (_, n) => entry(n * 3.5, 2.5));
  expect(compared(halves)).toEqual(halves.map(() => [5, 0.5]));
  const two = shareByInterval([entry(0, 2.5), entry(MINUTE, 7.5), entry(7, 10)]);
  expect(two.map(({ intervalMg, share, injectionAt }) => [intervalMg, share, injectionAt])).toEqual(
    [
      [10, 0.25, 0],
      [10, 0.75, 0],
      [10, 1, 7 * DAY_MS],
    ],
  );
});

it('begins the next one at three quarters of the interval of the medicine', () => {
  expect(compared([entry(0, 5), entry(5.249, 5)])).toEqual([
    [10, 0.5],
    [10, 0.5],
  ]);
  expect(compared([entry(0, 5), entry(5.25, 5)])).toEqual([
    [5, 1],
    [5, 1],
  ]);
  const daily = (day: number) => entry(day, 0.6, { medicine: 'liraglutide' });
  expect(compared([daily(0), daily(1), daily(1.7)])).toEqual([
    [0.6, 1],
    [1.2, 0.5],
    [1.2, 0.5],
  ]);
});

it('counts from the first of a group, so that no chain of doses is one', () => {
  const daily = Array.from({ length: 12 }, (_, day) => entry(day, 1));
  expect(compared(daily).map(([mg]) => mg)).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
});

it('keeps medicines apart', () => {
  const both = [entry(0, 5), entry(1, 0.5, { medicine: 'semaglutide' })];
  expect(compared(both)).toEqual([
    [5, 1],
    [0.5, 1],
  ]);
});

it('follows what is given: late doses are two, and parts of one dose are one', () => {
  const late = [entry(3.75, 10, { group: 'a' }), entry(7, 10, { group: 'b' })];
  expect(compared(late)).toEqual([
    [10, 1],
    [10, 1],
  ]);
  const parts = [entry(0, 4, { group: 'a' }), entry(6, 6, { group: 'a' }), entry(7, 10)];
  expect(compared(parts)).toEqual([
    [10, 0.4],
    [10, 0.6],
    [10, 1],
  ]);
});

it('compares a part with its share of the whole dose while the rest may still be taken', () => {
  const half = { group: 'b', unfinishedMg: 5 };
  const parts = [entry(0, 5, { group: 'a' }), entry(7, 2.5, half)];
  expect(compared(parts)).toEqual([
    [5, 1],
    [5, 0.5],
  ]);
  expect(compared([...parts, entry(10.5, 2.5, { ...half, unfinishedMg: null })])).toEqual([
    [5, 1],
    [5, 0.5],
    [5, 0.5],
  ]);
  expect(compared([entry(0, 2.5, { group: 'b', unfinishedMg: null })])).toEqual([[2.5, 1]]);
});

it('shares all of each interval, whatever the order', () => {
  const some = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 60 })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(some, (given) => {
      const entries = given.map(([quarter, clicks]) => entry(quarter / 4, clicks / 12));
      const shares = shareByInterval(entries);
      expect(shares).toHaveLength(entries.length);
      const total = shares.reduce((sum, { intervalMg, share }) => sum + intervalMg * share, 0);
      expect(total).toBeCloseTo(
        entries.reduce((sum, { doseMg }) => sum + doseMg, 0),
        6,
      );
      const whole = shares.reduce((sum, { share }) => sum + share, 0);
      expect(whole).toBeCloseTo(Math.round(whole), 9);
    }),
  );
});
