// Shows 77.4.
import type { Ahead } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { describeGap } from './dose-gap.ts';

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

it('tells the facts of a long gap, and proposes nothing', () => {
  const gap = (fields: Partial<Plan>) => describeGap({ ...PLAN, ...fields }, NOW, 'UTC');
  expect(gap({ missedSince: { count: 1, from: daysAgo(49) } })).toEqual([]);
  expect(gap({})).toEqual([
    'Last dose 56 days ago.',
    '7 planned doses missed.',
    'After a gap like this, ask your prescriber which dose to take next.',
  ]);
  expect(gap({ medicine: 'liraglutide' }).at(-1)).toBe(
    'The Saxenda leaflet says to ask your prescriber before you take another dose.',
  );
  expect(gap({ missedSince: null, pausedSince: 2 })).toEqual([
    'Last dose 56 days ago.',
    'After a gap like this, ask your prescriber which dose to take next.',
  ]);
});
