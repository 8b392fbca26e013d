// Shows 21.1.
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { kg } from './kilograms.ts';
import { goalProgress, smoothedMonth } from './progress.ts';
import type { WeightPoint } from './weigh-in.ts';

const NOW = Date.UTC(2026, 10, 22);
const weights = (...all: (readonly [daysAgo: number, weight: number])[]) =>
  all.map(([days, weight]) => ({ at: NOW - days * DAY_MS, kg: kg(weight) }));

describe('the last month, smoothed', () => {
  const daysOf = (points: readonly WeightPoint[]) => {
    const month = smoothedMonth(points);
    return month && [month.isWhole, ...month.line.map(({ at }) => (NOW - at) / DAY_MS)];
  };

  it('begins at the weigh-in nearest to 30 days before the latest, whatever the order', () => {
    expect(daysOf(weights([0, 80], [24, 81], [29, 82], [38, 83]))).toEqual([true, 29, 24, 0]);
    expect(daysOf(weights([60, 84], [42, 82], [10, 80]))).toEqual([true, 42, 10]);
  });

  it.each([
    [weights([0, 80], [19, 81]), [false, 19, 0]],
    [weights([0, 80], [3, 80], [41, 81]), [false, 3, 0]],
    [weights([0, 80], [41, 81]), null],
    [weights([0, 80]), null],
    [[], null],
  ])('is not whole without one from 20 to 40 days: %#', (points, days) => {
    expect(daysOf(points)).toEqual(days);
  });

  it('falls where the weight falls, though the latest weigh-in is a heavy one', () => {
    const falling = Array.from({ length: 60 }, (_, day) => [day, 80 + day * 0.05] as const);
    const month = smoothedMonth(weights([0, 82], ...falling.slice(1)));
    const [first, last] = [month?.line[0]?.kg ?? 0, month?.line.at(-1)?.kg ?? 0];
    expect(last - first).toBeLessThan(0);
    // The weigh-ins alone say that it rose.
    expect(82 - (80 + 30 * 0.05)).toBeGreaterThan(0);
  });
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
