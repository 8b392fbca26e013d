// Shows 9.51.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { smoothTrend, TREND_WINDOW_MS } from './trend.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const START = Date.UTC(2026, 0, 5, 8);

/** Weigh-ins so many days after the start. */
const points = (...pairs: [day: number, weight: number][]) =>
  pairs.map(([day, weight]) => ({ at: START + day * DAY, kg: kg(weight) }));

describe('the trend', () => {
  it('looks back 8 weeks', () => {
    expect(TREND_WINDOW_MS).toBe(4_838_400_000);
    expect(TREND_WINDOW_MS).toBe(56 * DAY);
  });

  it.each([
    ['no weigh-in', points()],
    ['one', points([0, 80])],
    ['all at one instant', points([3, 80], [3, 81], [3, 82])],
    ['two of one morning', points([0, 91], [0.007, 90.4])],
    ['an evening and the morning after', points([0, 90], [0.42, 91.2])],
    ['less than five days', points([0, 80], [2, 80.2], [4.999, 79])],
    [
      'three of today after a long gap, which are all it looks at',
      points([0, 90], [70, 80], [70.1, 81], [70.2, 80]),
    ],
  ])('is none for %s', (_, given) => {
    expect(smoothTrend(given)).toBeNull();
  });

  it('is there from five days on', () => {
    expect(smoothTrend(points([0, 80], [5, 79.5]))?.slopeKgPerWeek).toBeCloseTo(-0.7, 12);
  });

  it('goes through two points', () => {
    const trend = smoothTrend(points([0, 90], [14, 88]));
    expect(trend).toMatchObject({ slopeKgPerWeek: -1, interceptKg: 90, t0: START });
    expect(trend?.valueAt(START + 3 * WEEK)).toBeCloseTo(87, 12);
  });

  it('is the least-squares line: (0, 1, 2 weeks; 80, 81, 79.5) falls by 0.25 a week', () => {
    const trend = smoothTrend(points([14, 79.5], [0, 80], [7, 81]));
    expect(trend?.slopeKgPerWeek).toBeCloseTo(-0.25, 12);
    // Mean 80.1666… at one week, so a quarter more at the start.
    expect(trend?.interceptKg).toBeCloseTo(80.25 + 1 / 6, 12);
  });

  it('is flat, not minus nothing, where nothing changes', () => {
    expect(smoothTrend(points([0, 80], [7, 80], [9, 80]))?.slopeKgPerWeek).toBe(0);
  });

  it('leaves out what is older than the window if three are within it, ends included', () => {
    const old = points([0, 120], [10, 119]);
    const recent = points([100, 80], [128, 78], [156, 76]);
    expect(smoothTrend([...old, ...recent])?.slopeKgPerWeek).toBeCloseTo(-0.5, 12);
    expect(smoothTrend([...old, ...recent])?.t0).toBe(START + 100 * DAY);
  });

  it('takes all where a gap leaves only two in the window', () => {
    const trend = smoothTrend(points([0, 90], [99, 80], [156, 76], [157, 76]));
    expect(trend?.t0).toBe(START);
  });

  it('counts the window back from the latest weigh-in, to the millisecond', () => {
    const recent = points([70, 88], [126, 88], [100, 88]);
    expect(smoothTrend([...points([0, 90]), ...recent])?.t0).toBe(START + 70 * DAY);
    const later = { at: START + 126 * DAY + 1, kg: kg(88) };
    expect(smoothTrend([...points([0, 90]), ...recent, later])?.t0).toBe(START + 100 * DAY);
  });

  it('keeps its digits although epoch times are large', () => {
    const slope = fc.double({ min: -2, max: 2, noNaN: true });
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 2 });
    fc.assert(
      fc.property(slope, weeks, (expected, some) => {
        const minutes = [...some, -7200];
        const line = minutes.map((minute) => ({
          at: START + minute * 60_000,
          kg: kg(90 + (expected * minute * 60_000) / WEEK),
        }));
        const trend = smoothTrend(line);
        expect(trend?.slopeKgPerWeek).toBeCloseTo(expected, 6);
        for (const point of line) expect(trend?.valueAt(point.at)).toBeCloseTo(point.kg, 9);
      }),
    );
  });
});
