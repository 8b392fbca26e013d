// Shows 9.56.
import { describe, expect, it } from 'vitest';
import { LIFE_SAMPLES } from '../plan/life-samples-for-tests.ts';
import { goalOutlook } from './goal.ts';
import { kg } from './kilograms.ts';
import { smoothTrend } from './trend.ts';

const HOUR = 3_600_000;

/** The goal that a step of a sample sets, in kg. */
const goalOf = (steps: readonly (readonly unknown[])[]) =>
  (steps.at(-2)?.[1] as { readonly targetKg: number } | undefined)?.targetKg ?? Number.NaN;

describe('a situation of public bug reports is right', () => {
  it('life/07: a goal above a falling weight is not on course', () => {
    const { do: steps, now, want } = LIFE_SAMPLES['life/07-goal-to-gain-reached-while-losing'];
    const listed = String(steps[0]?.[0]).match(/\d+(\.\d+)?/g) ?? [];
    const at = Date.parse(now);
    const points = listed.map((weight, index) => ({
      at: at - (listed.length - 1 - index) * 7 * 24 * HOUR,
      kg: kg(Number(weight)),
    }));
    expect(points).toHaveLength(5);
    const targetKg = goalOf(steps);
    const outlook = goalOutlook(points, smoothTrend(points), kg(targetKg), at);
    expect(outlook).toEqual({ kind: 'not-on-course' });
    const left = targetKg - (points.at(-1)?.kg ?? 0);
    expect(want).toBe(`Not on course, ${left.toFixed(1)} kg to go`);
  });

  it('life/08: two weigh-ins of one morning are no pace', () => {
    const { do: steps, now, want } = LIFE_SAMPLES['life/08-two-weigh-ins-of-one-morning'];
    expect(String(steps[0]?.[0])).toBe('POST /weights 91.0 at 00:50, 90.4 at 01:00');
    expect(want).toBe('no pace and no day from minutes');
    const at = Date.parse(now);
    const targetKg = goalOf(steps);
    for (const [first, last, hours] of [
      [91, 90.4, 1 / 6],
      // The variant: in the evening and ten hours later.
      [90, 91.2, 10],
    ] as const) {
      const points = [
        { at: at - hours * HOUR, kg: kg(first) },
        { at, kg: kg(last) },
      ];
      const trend = smoothTrend(points);
      expect(trend).toBeNull();
      expect(goalOutlook(points, trend, kg(targetKg), at)).toEqual({ kind: 'no-trend' });
    }
  });
});
