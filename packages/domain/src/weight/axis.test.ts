import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS as DAY } from '../time/calendar-day.ts';
import { dashboardRange, weeklyTicks, weightPageRange, weightTicks } from './axis.ts';

const at = (iso: string) => Date.parse(iso);

describe('axes', () => {
  it('are padded by a tenth or an eighth of the span, at least by half a kilogram', () => {
    expect(weightPageRange([80, 90])).toEqual({ low: 79, high: 91 });
    expect(dashboardRange([80, 90])).toEqual({ low: 78.8, high: 91.2 });
    expect(weightPageRange([80])).toEqual({ low: 79.5, high: 80.5 });
    expect(dashboardRange([80, 82])).toEqual({ low: 79.5, high: 82.5 });
    expect(weightPageRange([])).toBeNull();
    expect(dashboardRange([Number.NaN])).toBeNull();
  });

  it('have a tick every 5 kg, closer ones only where there is no room for two', () => {
    expect(weightTicks({ low: 78.8, high: 91.2 })).toEqual([80, 85, 90]);
    expect(weightTicks({ low: 80, high: 85 })).toEqual([80, 85]);
    expect(weightTicks({ low: 79.5, high: 80.5 })).toEqual([79.5, 80, 80.5]);
    expect(weightTicks({ low: 81.2, high: 84.9 })).toEqual([82, 84]);
  });

  it('have ticks further apart where those of 5 kg would touch', () => {
    expect(weightTicks({ low: 65, high: 120 })).toHaveLength(12);
    expect(weightTicks({ low: 65, high: 125 })).toEqual([70, 80, 90, 100, 110, 120]);
    // A 68.5 that became 685, and a goal beyond everything.
    expect(weightTicks({ low: 10, high: 760 })).toEqual([100, 200, 300, 400, 500, 600, 700]);
    expect(weightTicks({ low: -102_000, high: 952_000 })).toHaveLength(11);
  });

  it('have at most 12 ticks, in order and within any range there is', () => {
    const end = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(end, end, (one, other) => {
        const ticks = weightTicks({ low: Math.min(one, other), high: Math.max(one, other) });
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
        const ticks = weightTicks({ low, high });
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

  it.each([
    [Number.NaN, 5],
    [0, Number.POSITIVE_INFINITY],
    [5, 0],
  ])('have none from %d to %d', (low, high) => {
    expect(weightTicks({ low, high })).toEqual([]);
  });

  it('have a tick at midnight of every seventh day, through the change of the clock', () => {
    const ticks = weeklyTicks(
      at('2026-10-15T22:00:00Z'),
      at('2026-11-03T00:00:00Z'),
      'Europe/London',
    );
    // The first midnight, of 16 October, is too close to the beginning.
    expect(ticks?.map((tick) => new Date(tick).toISOString())).toEqual([
      '2026-10-22T23:00:00.000Z',
      '2026-10-30T00:00:00.000Z',
    ]);
    expect(weeklyTicks(10, 5, 'UTC')).toEqual([]);
  });

  it('have no tick outside themselves: the first is the first midnight, or the start without one', () => {
    const evening = at('2026-11-17T20:00:00Z');
    expect(weeklyTicks(evening, evening + 2 * DAY, 'UTC')).toEqual([at('2026-11-18T00:00:00Z')]);
    expect(weeklyTicks(evening, evening + 3_600_000, 'UTC')).toEqual([evening]);
  });

  it('have ticks close to their ends only where there are no others', () => {
    const midnight = at('2026-11-18T00:00:00Z');
    const week = 7 * DAY;
    expect(weeklyTicks(midnight, midnight + week, 'UTC')).toEqual([midnight, midnight + week]);
    expect(weeklyTicks(midnight, midnight + 2 * week, 'UTC')).toEqual([midnight + week]);
  });

  it('are left to months and years beyond 53 weeks', () => {
    expect(weeklyTicks(0, 53 * 7 * DAY, 'UTC')).toHaveLength(46);
    expect(weeklyTicks(0, 53 * 7 * DAY + 1, 'UTC')).toBeNull();
  });

  it('hold nothing but instants of theirs, wherever in the day they begin', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const from = at('2026-10-20T00:00:00Z') + hour * 3_600_000;
      for (let days = 0; days < 120; days += 1) {
        const to = from + days * DAY;
        const ticks = weeklyTicks(from, to, 'Europe/London') ?? [];
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThanOrEqual(days / 7 + 1);
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true);
      }
    }
  });
});
