// Shows 77.4.
import type { Ahead } from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { describeGap, gapBefore } from './dose-gap.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
type Plan = Ahead['plans'][number];
const PLAN: Plan = {
  medicine: 'tirzepatide',
  next: null,
  doses: [],
  dosesLeft: 0,
  runsOutOn: null,
  lastDoseAt: daysAgo(56),
  missedSince: { count: 7, from: daysAgo(49) },
  pausedSince: 0,
};

describe('a long gap', () => {
  it('is told by its facts, and proposes nothing', () => {
    const gap = (fields: Partial<Plan>) => describeGap({ ...PLAN, ...fields }, NOW, 'UTC');
    expect(gap({ missedSince: { count: 1, from: daysAgo(49) } })).toEqual([]);
    expect(gap({})).toEqual([
      'Last dose 56 days ago.',
      '7 planned doses missed.',
      'Ask your prescriber before you go on.',
    ]);
    expect(gap({ medicine: 'liraglutide' }).at(-1)).toBe(
      'The label says to ask your prescriber before you go on.',
    );
    expect(gap({ missedSince: null, pausedSince: 2 })).toEqual([
      'Last dose 56 days ago.',
      'Ask your prescriber before you go on.',
    ]);
  });

  const before = (at: number, medicine = 'tirzepatide') =>
    gapBefore([PLAN], medicine, { at, now: NOW, timeZone: 'UTC' });

  it('is told before a dose of now, and in other words after it', () => {
    const { before: facts, after } = before(NOW - HOUR_MS, 'Mounjaro');
    expect(facts[0]).toBe('Last dose 56 days ago.');
    expect(after).toEqual([
      '56 days since the dose before.',
      '7 planned doses missed.',
      'Ask your prescriber before you go on.',
    ]);
  });

  it.each([
    ['another medicine', NOW, 'semaglutide'],
    ['a dose of some days ago', NOW - 3 * DAY_MS, 'tirzepatide'],
    ['a dose before the last one', NOW - 57 * DAY_MS, 'tirzepatide'],
  ])('is not told of %s', (_, at, medicine) => {
    expect(before(at, medicine)).toEqual({ before: [], after: [] });
  });
});
