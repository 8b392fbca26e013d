// Shows 21.3, 21.5.
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import { goalProgress, monthBeforeLatest } from './progress.ts';

const NOW = Date.UTC(2026, 10, 22);
const weights = (...all: (readonly [daysAgo: number, weight: number])[]) =>
  all.map(([days, weight]) => ({ at: NOW - days * DAY_MS, kg: kg(weight) }));

describe('the weigh-in of a month before', () => {
  it('is the nearest to 30 days', () => {
    expect(monthBeforeLatest(weights([0, 80], [24, 81], [29, 82], [38, 83]))?.kg).toBe(82);
  });

  it('counts from the latest weigh-in, whatever the order', () => {
    expect(monthBeforeLatest(weights([60, 84], [40, 82], [10, 80]))?.kg).toBe(82);
  });

  it.each([[[]], [weights([0, 80])], [weights([0, 80], [19, 81])], [weights([0, 80], [41, 81])]])(
    'is none without one from 20 to 40 days: %#',
    (points) => {
      expect(monthBeforeLatest(points)).toBeNull();
    },
  );
});

describe('the way to the goal', () => {
  it.each([
    // first, latest, goal; share, left
    [90, 87, 80, 0.3, -7],
    [90, 80, 80, 1, 0],
    [90, 79, 80, 1, 0],
    [90, 92, 80, 0, -12],
    [60, 63, 70, 0.3, 7],
    [60, 71, 70, 1, 0],
    [60, 59, 70, 0, 11],
    [80, 80, 80, 1, 0],
    [80, 82, 80, 0, -2],
  ])('from %d kg by %d kg to %d kg', (first, latest, goal, share, left) => {
    const progress = goalProgress(weights([30, first], [0, latest]), kg(goal));
    expect(progress?.share).toBeCloseTo(share);
    expect(progress?.leftKg).toBeCloseTo(left);
  });

  it('is none without a goal or a weigh-in', () => {
    expect(goalProgress([], kg(80))).toBeNull();
    expect(goalProgress(weights([0, 80]), null)).toBeNull();
  });
});
