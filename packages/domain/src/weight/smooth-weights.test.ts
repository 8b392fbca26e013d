// Shows 26.3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { smoothWeights } from './smooth-weights.ts';
import type { WeightPoint } from './weigh-in.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 8);

/** Weigh-ins so many days after the start. */
const points = (...pairs: (readonly [day: number, weight: number])[]): WeightPoint[] =>
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

/** The formula, summed for each instant again. */
function slowly(given: readonly WeightPoint[]): WeightPoint[] {
  const instants = [...new Set(given.map(({ at }) => at))].sort((a, b) => a - b);
  const [begin = 0, end = 0] = [instants[0], instants.at(-1)];
  return instants.map((t) => {
    const aside = Math.min(t - begin, end - t, 14 * DAY);
    const reach = 28 * DAY - aside;
    const near = given
      .map(({ at, kg: weighed }) => ({
        days: (at - t) / DAY,
        weighed,
        u: Math.abs(at - t) / reach,
      }))
      .filter(({ u }) => u < 1)
      .map(({ u, ...point }) => ({ ...point, w: (1 - u ** 3) ** 3 }));
    const meanOf = (value: (point: (typeof near)[number]) => number) =>
      near.reduce((sum, point) => sum + point.w * value(point), 0) /
      near.reduce((sum, { w }) => sum + w, 0);
    const middle = meanOf(({ days }) => days);
    const mean = meanOf(({ weighed }) => weighed);
    const spread = meanOf(({ days }) => (days - middle) ** 2);
    const together = meanOf(({ days, weighed }) => (days - middle) * (weighed - mean));
    const value = mean - (spread > 0 ? (together / spread) * middle : 0);
    const all = near.map(({ weighed }) => weighed);
    return { at: t, kg: kg(Math.min(Math.max(...all), Math.max(Math.min(...all), value))) };
  });
}

/** Days of weighing while losing a kilogram a week, each off by what water and food do. */
const lossAt = (day: number) => 100 - day / 7;
const LOSS = points(
  ...Array.from({ length: 180 }, (_, day): [number, number] => {
    const off = [0.5, -0.3, 0.1, -0.6, 0.4, -0.1][day % 6] ?? 0;
    return [day, lossAt(day) + off];
  }),
);

describe('smoothed weights', () => {
  it('are none without a weigh-in, and the weights themselves for one or two', () => {
    expect(smoothWeights([])).toEqual([]);
    expect(smoothWeights(points([0, 80.4]))).toEqual(points([0, 80.4]));
    const two = smoothWeights(points([0, 80.4], [3, 79]));
    expect(two.map((point) => point.kg)).toEqual([80.4, 79]);
  });

  it('look 14 days to either side: one weight of 84 kg among weekly ones of 80 kg', () => {
    const weekly = [0, 7, 14, 21, 28, 35, 42, 49, 56];
    const smoothed = smoothWeights(
      points(...weekly.map((day) => [day, day === 28 ? 84 : 80] as const)),
    );
    // A week off is half of the reach: (1 − 0.5³)³ = 0.669921875. Two weeks off count nothing.
    const beside = 0.669921875;
    const expected: Record<number, number> = {
      21: 80 + (4 * beside) / (1 + 2 * beside),
      28: 80 + 4 / (1 + 2 * beside),
      35: 80 + (4 * beside) / (1 + 2 * beside),
    };
    smoothed.forEach((point, index) => {
      expect(point.kg).toBeCloseTo(expected[weekly[index] ?? 0] ?? 80, 12);
    });
  });

  it('leave a weigh-in alone that has no other within a fortnight', () => {
    expect(smoothWeights(points([0, 120], [60, 80], [120, 95]))).toEqual(
      points([0, 120], [60, 80], [120, 95]),
    );
  });

  it('take weigh-ins of one instant together', () => {
    expect(smoothWeights(points([3, 80], [3, 82]))).toEqual(points([3, 81]));
  });

  it('do not lag behind a steady loss: half of the weights lie on each side', () => {
    const smoothed = smoothWeights(LOSS);
    const above = LOSS.filter((point, index) => point.kg > (smoothed[index]?.kg ?? 0)).length;
    expect(above / LOSS.length).toBeGreaterThan(0.45);
    expect(above / LOSS.length).toBeLessThan(0.55);
    smoothed.forEach((point, day) => {
      expect(Math.abs(point.kg - lossAt(day))).toBeLessThan(0.2);
    });
  });

  it('follow where the weight turns, and are level there at its turn', () => {
    const turn = Array.from({ length: 101 }, (_, day): [number, number] => [
      day,
      80 + Math.abs(day - 50) / 7,
    ]);
    const smoothed = smoothWeights(points(...turn));
    const least = smoothed.reduce((low, point) => (point.kg < low.kg ? point : low));
    expect((least.at - START) / DAY).toBe(50);
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
          expect(point.kg).toBeCloseTo(expected[index]?.kg ?? Number.NaN, 6);
        });
      }),
    );
  });

  it('stay where the weight stays, and on a straight line where it goes straight', () => {
    fc.assert(
      fc.property(
        weighIns,
        weights,
        fc.double({ min: -1, max: 1, noNaN: true }),
        (given, from, slope) => {
          const same = given.map(({ at }) => ({ at, kg: kg(from) }));
          for (const point of smoothWeights(same)) expect(point.kg).toBe(from);
          const lineAt = (at: number) => from + (slope * (at - START)) / (7 * DAY);
          const straight = given.map(({ at }) => ({ at, kg: kg(lineAt(at)) }));
          for (const { at, kg: value } of smoothWeights(straight)) {
            expect(value).toBeCloseTo(lineAt(at), 7);
          }
        },
      ),
    );
  });

  it('lie between the least and the most weighed', () => {
    fc.assert(
      fc.property(weighIns, (given) => {
        const weighed = given.map((point) => point.kg);
        for (const point of smoothWeights(given)) {
          expect(point.kg).toBeGreaterThanOrEqual(Math.min(...weighed));
          expect(point.kg).toBeLessThanOrEqual(Math.max(...weighed));
        }
      }),
    );
  });

  it('no longer move once weigh-ins of 28 days follow', () => {
    fc.assert(
      fc.property(weighIns, fc.array(weights, { minLength: 1, maxLength: 5 }), (given, later) => {
        const end = Math.max(START, ...given.map(({ at }) => at));
        const added = later.map((weight, index) => ({
          at: end + (index + 1) * DAY,
          kg: kg(weight),
        }));
        const after = smoothWeights([...given, ...added]);
        smoothWeights(given).forEach((point, index) => {
          if (point.at <= end - 28 * DAY) expect(after[index]?.kg).toBe(point.kg);
        });
      }),
    );
  });
});
