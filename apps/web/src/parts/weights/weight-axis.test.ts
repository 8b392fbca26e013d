// Shows 9.52, 9.58, 11.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { massAxis, paddedRange, weightAxis, weightTicks } from './weight-axis.ts';

describe('axes of weights', () => {
  it('are padded by a share of the span, at least by half a kilogram', () => {
    expect(paddedRange([80, 90], 0.1)).toEqual({ low: 79, high: 91 });
    expect(paddedRange([80, 90], 0.12)).toEqual({ low: 78.8, high: 91.2 });
    expect(paddedRange([80], 0.1)).toEqual({ low: 79.5, high: 80.5 });
    expect(paddedRange([80, 82], 0.12)).toEqual({ low: 79.5, high: 82.5 });
    expect(paddedRange([], 0.1)).toBeNull();
    expect(paddedRange([Number.NaN], 0.12)).toBeNull();
  });

  it('reach no weight that no one has, where they are of body weights', () => {
    expect(weightAxis([20, 24], 0.1, 'kg')).toMatchObject({ from: 20, to: 24.5 });
    expect(weightAxis([690, 700], 0.1, 'kg')).toMatchObject({ from: 689, to: 700 });
    expect(massAxis([8, 9], 0.1, 'kg')).toMatchObject({ from: 7.5, to: 9.5 });
  });

  it('have a tick every 5 kg, closer ones only where there is no room for two', () => {
    expect(weightTicks({ low: 78.8, high: 91.2 }, 'kg')).toEqual([80, 85, 90]);
    expect(weightTicks({ low: 80, high: 85 }, 'kg')).toEqual([80, 85]);
    expect(weightTicks({ low: 79.5, high: 80.5 }, 'kg')).toEqual([79.5, 80, 80.5]);
    expect(weightTicks({ low: 81.2, high: 84.9 }, 'kg')).toEqual([82, 84]);
  });

  it('have ticks further apart where those of 5 kg would touch', () => {
    expect(weightTicks({ low: 65, high: 120 }, 'kg')).toHaveLength(12);
    expect(weightTicks({ low: 65, high: 125 }, 'kg')).toEqual([70, 80, 90, 100, 110, 120]);
    // A 68.5 that became 685, and a goal beyond everything.
    expect(weightTicks({ low: 10, high: 760 }, 'kg')).toEqual([100, 200, 300, 400, 500, 600, 700]);
    expect(weightTicks({ low: -102_000, high: 952_000 }, 'kg')).toHaveLength(11);
  });

  it('have at most 12 ticks, in order and within any range there is', () => {
    const end = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(end, end, (one, other) => {
        const ticks = weightTicks({ low: Math.min(one, other), high: Math.max(one, other) }, 'kg');
        expect(ticks.length).toBeLessThanOrEqual(12);
        expect(ticks.every(Number.isFinite)).toBe(true);
      }),
      { examples: [[1.7976931348623127e308, 1.797693134862313e308]] },
    );
  });

  it('have ticks at multiples of 5 kg, or at finer steps, at least two over a kilogram', () => {
    const weight = fc.integer({ min: -1e9, max: 1e9 }).map((grams) => grams / 1000);
    fc.assert(
      fc.property(weight, weight, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = weightTicks({ low, high }, 'kg');
        const gap = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        ticks.forEach((tick, index) => {
          expect(tick >= low && tick <= high).toBe(true);
          expect(tick - (ticks[index - 1] ?? tick - gap)).toBe(gap);
          expect(tick % (gap >= 5 ? 5 : 0.5) === 0).toBe(true);
        });
        if (high - low >= 1) expect(ticks.length).toBeGreaterThanOrEqual(2);
        // Every 5 kg wherever that fits.
        const fives = Math.floor(high / 5) - Math.ceil(low / 5) + 1;
        if (fives >= 2 && fives <= 12) expect(gap).toBe(5);
      }),
    );
  });

  it('have round pounds, and whole stones, in those units', () => {
    expect(weightTicks({ low: 170, high: 205 }, 'lb')).toEqual([170, 180, 190, 200]);
    expect(weightTicks({ low: 150, high: 300 }, 'lb')).toEqual([
      160, 180, 200, 220, 240, 260, 280, 300,
    ]);
    expect(weightTicks({ low: 179, high: 183 }, 'lb')).toEqual([180, 182]);
    expect(weightTicks({ low: 179, high: 181.2 }, 'lb')).toEqual([179, 180, 181]);
    expect(weightTicks({ low: 160, high: 205 }, 'st')).toEqual([168, 182, 196]);
    expect(weightTicks({ low: 170, high: 190 }, 'st')).toEqual([175, 182, 189]);
    expect(weightTicks({ low: 180.5, high: 182.7 }, 'st')).toEqual([181, 182]);
  });

  it('stand at round values of the unit on an axis that is counted in kg', () => {
    const axis = weightAxis([78, 92], 0.1, 'lb');
    expect(axis?.ticks.map((kg) => axis.formatTick(kg))).toEqual(['170', '180', '190', '200']);
    expect(axis?.ticks[1]).toBeCloseTo(81.6466266, 9);
    expect(axis?.format(81.6466266)).toBe('180 lb');
    const stones = weightAxis([78, 92], 0.1, 'st');
    expect(stones?.ticks.map((kg) => stones.formatTick(kg))).toEqual(['13', '14']);
    const finer = weightAxis([82, 84], 0.1, 'st');
    expect(finer?.ticks.map((kg) => finer.formatTick(kg))).toEqual([
      '12 st 12',
      '13 st',
      '13 st 2',
      '13 st 4',
    ]);
    expect(weightAxis([80], 0.1, 'kg')?.ticks).toEqual([79.5, 80, 80.5]);
  });

  it.each([
    [Number.NaN, 5],
    [0, Number.POSITIVE_INFINITY],
    [5, 0],
  ])('have none from %d to %d', (low, high) => {
    expect(weightTicks({ low, high }, 'kg')).toEqual([]);
  });
});
