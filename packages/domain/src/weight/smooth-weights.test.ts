// Shows 26.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { smoothWeights } from './smooth-weights.ts';
import type { WeightPoint } from './weigh-in.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 8);

/** Weigh-ins so many days after the start. */
const points = (...pairs: [day: number, weight: number][]): WeightPoint[] =>
  pairs.map(([day, weight]) => ({ at: START + day * DAY, kg: kg(weight) }));

const weights = fc.double({ min: 20, max: 700, noNaN: true });
/** Up to 11 years, by minutes, several at one instant among them. */
const weighIns = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 6_000_000 }).map((minute) => START + minute * 60_000),
    kg: weights.map(kg),
  }),
  { maxLength: 60 },
);

/** The formula, summed anew for each instant. */
function slowly(given: readonly WeightPoint[]): WeightPoint[] {
  const instants = [...new Set(given.map(({ at }) => at))].sort((a, b) => a - b);
  return instants.map((t) => {
    let above = 0;
    let below = 0;
    for (const { at, kg: weighed } of given) {
      if (at > t) continue;
      const weight = 0.5 ** ((t - at) / (5 * DAY));
      above += weight * weighed;
      below += weight;
    }
    return { at: t, kg: kg(above / below) };
  });
}

describe('smoothed weights', () => {
  it('are none without a weigh-in, and the weight itself for one', () => {
    expect(smoothWeights([])).toEqual([]);
    expect(smoothWeights(points([0, 80.4]))).toEqual(points([0, 80.4]));
  });

  it('count a weigh-in half after five days, a quarter after ten', () => {
    const smoothed = smoothWeights(points([0, 90], [5, 84], [10, 80]));
    expect(smoothed[1]?.kg).toBeCloseTo((90 / 2 + 84) / 1.5, 12);
    expect(smoothed[2]?.kg).toBeCloseTo((90 / 4 + 84 / 2 + 80) / 1.75, 12);
  });

  it('nearly forget what lies a season back', () => {
    expect(smoothWeights(points([0, 120], [100, 80])).at(-1)?.kg).toBeCloseTo(80, 4);
    expect(smoothWeights(points([0, 120], [36_500, 80])).at(-1)?.kg).toBe(80);
  });

  it('take weigh-ins of one instant together', () => {
    expect(smoothWeights(points([3, 80], [3, 82]))).toEqual(points([3, 81]));
  });

  it('are what the formula says, in the order of time, whatever the order and the spacing', () => {
    fc.assert(
      fc.property(weighIns, (given) => {
        const kept = [...given];
        const smoothed = smoothWeights(given);
        const expected = slowly(given);
        expect(given).toEqual(kept);
        expect(smoothed.map(({ at }) => at)).toEqual(expected.map(({ at }) => at));
        smoothed.forEach((point, index) => {
          expect(point.kg).toBeCloseTo(expected[index]?.kg ?? Number.NaN, 8);
        });
      }),
    );
  });

  it('stay where the weight stays', () => {
    fc.assert(
      fc.property(weighIns, weights, (given, weight) => {
        const same = given.map(({ at }) => ({ at, kg: kg(weight) }));
        for (const point of smoothWeights(same)) expect(point.kg).toBe(weight);
      }),
    );
  });

  it('lie between the least and the most weighed so far, and no later weigh-in moves them', () => {
    fc.assert(
      fc.property(weighIns, (given) => {
        const smoothed = smoothWeights(given);
        for (const { at, kg: mean } of smoothed) {
          const soFar = given.filter((point) => point.at <= at);
          const weighed = soFar.map((point) => point.kg);
          expect(mean).toBeGreaterThanOrEqual(Math.min(...weighed) - 1e-9);
          expect(mean).toBeLessThanOrEqual(Math.max(...weighed) + 1e-9);
          expect(smoothWeights(soFar).at(-1)?.kg).toBeCloseTo(mean, 9);
        }
      }),
    );
  });
});
