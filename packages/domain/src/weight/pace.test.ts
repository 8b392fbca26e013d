// Shows 2.121.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from './kilograms.ts';
import { weightPace } from './pace.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 8);
const NIGHT = 10 / 24;

/** Weigh-ins so many days after the start. */
const points = (...pairs: [day: number, weight: number][]) =>
  pairs.map(([day, weight]) => ({ at: START + day * DAY, kg: kg(weight) }));

describe('the pace', () => {
  it('is the median of all slopes: of (0, 1, 3 weeks; 80, 81, 79) −0.33 of 1, −0.33 and −1 a week', () => {
    const { kgPerWeek, kgAt } = weightPace(points([21, 79], [0, 80], [7, 81]));
    expect(kgPerWeek).toBeCloseTo(-1 / 3, 12);
    // 80, 81.33 and 80 at the start, whose median is 80.
    expect(kgAt(START)).toBeCloseTo(80, 12);
    expect(kgAt(START + 42 * DAY)).toBeCloseTo(78, 12);
  });

  it('looks at no two of one day', () => {
    const twiceADay = points([0, 80], [NIGHT, 81], [7, 79], [7 + NIGHT, 80]);
    expect(weightPace(twiceADay).kgPerWeek).toBeCloseTo(-1, 1);
  });

  it('is the same in any order, and of a straight line that line', () => {
    const line = points([0, 90], [3, 89.7], [10, 89], [20, 88]);
    for (const given of [line, line.toReversed()]) {
      expect(weightPace(given).kgPerWeek).toBeCloseTo(-0.7, 9);
      expect(weightPace(given).kgAt(START + 30 * DAY)).toBeCloseTo(87, 9);
    }
  });

  it('moves by less than 0.2 kg a week for one mistyped weight among thirty', () => {
    const swing = fc.array(fc.double({ min: -0.7, max: 0.7, noNaN: true }), {
      minLength: 30,
      maxLength: 30,
    });
    const mistyped = fc.oneof(
      fc.constantFrom(20, 58, 68.5, 95, 109, 190, 700),
      fc.double({ min: 20, max: 700, noNaN: true }),
    );
    const all = fc.record({
      swing,
      mistyped,
      which: fc.nat(29),
      perWeek: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      everyDays: fc.double({ min: 1, max: 1.9, noNaN: true }),
    });
    fc.assert(
      fc.property(all, ({ swing, mistyped, which, perWeek, everyDays }) => {
        const right = swing.map((off, index) => {
          const day = index * everyDays;
          return { at: START + day * DAY, kg: kg(90 + (perWeek * day) / 7 + off) };
        });
        const wrong = right.map((point, n) =>
          n === which ? { ...point, kg: kg(mistyped) } : point,
        );
        const moved = weightPace(wrong).kgPerWeek - weightPace(right).kgPerWeek;
        expect(Math.abs(moved)).toBeLessThan(0.2);
      }),
      { numRuns: 500 },
    );
  });

  it('is found among thousands of weigh-ins, some of them of one hour', () => {
    const hourly = Array.from({ length: 1344 }, (_, hour): [number, number] => [
      hour / 24,
      90 - hour / 240 + (hour % 2),
    ]);
    expect(weightPace(points(...hourly)).kgPerWeek).toBeCloseTo(-0.7, 3);
    const years = Array.from({ length: 730 }, (_, day): [number, number] => [day, 100 - day / 20]);
    expect(weightPace(points(...years)).kgAt(START + 729 * DAY)).toBeCloseTo(63.55, 2);
    const crowd = Array.from({ length: 400 }, (_, n): [number, number] => [n / 10_000, 90]);
    expect(weightPace(points(...crowd, [7, 89])).kgPerWeek).toBeCloseTo(-1, 1);
  });
});
