// Shows 77.4.
import type { Ahead } from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { gapBefore } from './gap-before.ts';

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
  const before = (at: number, medicine = 'tirzepatide') =>
    gapBefore([PLAN], medicine, { at, now: NOW, timeZone: 'UTC' });

  it('is told before a dose of now, and in other words after it', () => {
    const { before: facts, after } = before(NOW - HOUR_MS, 'Mounjaro');
    expect(facts[0]).toBe('Last dose 56 days ago.');
    expect(after).toEqual([
      '56 days since the previous dose.',
      '7 planned doses missed.',
      'After a gap like this, ask your prescriber which dose to take next.',
    ]);
  });

  it.each([
    ['another medicine', NOW, 'semaglutide'],
    ['a dose of some days ago', NOW - 3 * DAY_MS, 'tirzepatide'],
    ['a dose before the last one', NOW - 57 * DAY_MS, 'tirzepatide'],
  ])('is not told of %s', (_, at, medicine) => {
    expect(before(at, medicine)).toEqual({ before: [], after: [] });
  });

  it('is not told of the dose that is the last one by now', () => {
    const logged = { ...PLAN, lastDoseAt: daysAgo(0) };
    const times = { at: NOW, now: NOW, timeZone: 'UTC' };
    expect(gapBefore([logged], 'tirzepatide', times)).toEqual({ before: [], after: [] });
  });
});
