import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import type { Course } from './curve.ts';
import { weeklyLevels } from './weekly-levels.ts';

const START = Date.UTC(2026, 0, 5, 8);
const course = (...points: (readonly [day: number, level: number])[]): Course => ({
  at: Float64Array.from(points, ([day]) => START + day * DAY_MS),
  mgPerL: Float64Array.from(points, ([, level]) => level),
});
const rowsOf = (given: Course, anchor = START) =>
  weeklyLevels(given, anchor).map(({ from, trough, mean, peak }) => [
    (from - START) / DAY_MS,
    trough,
    Number(mean.toFixed(9)),
    peak,
  ]);

describe('the levels of weeks', () => {
  it('are trough, mean over time and peak: up in two days, down in five', () => {
    // Two triangles: (0.4 + 1) / 2 over 2 days, (1 + 0.2) / 2 over 5 days, then 0.2 to 0.8 and back.
    const weeks = course([0, 0.4], [2, 1], [7, 0.2], [10.5, 0.8], [14, 0.2]);
    expect(rowsOf(weeks)).toEqual([
      [0, 0.2, Number(((0.7 * 2 + 0.6 * 5) / 7).toFixed(9)), 1],
      [7, 0.2, 0.5, 0.8],
    ]);
  });

  it('cut between points where a week ends there, and leave out a part of a week', () => {
    const rising = course([-3, 0], [17, 2]);
    expect(rowsOf(rising)).toEqual([
      [0, expect.closeTo(0.3, 12), 0.65, expect.closeTo(1, 12)],
      [7, expect.closeTo(1, 12), 1.35, expect.closeTo(1.7, 12)],
    ]);
  });

  it('begin with the first whole week of the anchor that the course has', () => {
    const level = course([3, 1], [25, 1]);
    expect(rowsOf(level).map(([day]) => day)).toEqual([7, 14]);
    expect(rowsOf(course([0, 1], [6, 1]))).toEqual([]);
    expect(rowsOf(course())).toEqual([]);
  });

  it('hold every point of their week, and the mean lies between trough and peak', () => {
    const points = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 9, noNaN: true })),
      {
        minLength: 2,
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 12 }), (steps, halfDays) => {
        let halves = 0;
        const given = course(
          ...steps.map(([step, level]) => {
            halves += step;
            return [halves / 2, level] as const;
          }),
        );
        const anchor = START + (halfDays * DAY_MS) / 2;
        const weeks = weeklyLevels(given, anchor);
        weeks.forEach((week, index) => {
          expect(week.to - week.from).toBe(WEEK_MS);
          if (index > 0) expect(week.from).toBe(weeks[index - 1]?.to);
          expect(week.mean).toBeGreaterThanOrEqual(week.trough - 1e-12);
          expect(week.mean).toBeLessThanOrEqual(week.peak + 1e-12);
          given.at.forEach((at, point) => {
            if (at < week.from || at > week.to) return;
            expect(given.mgPerL[point]).toBeGreaterThanOrEqual(week.trough);
            expect(given.mgPerL[point]).toBeLessThanOrEqual(week.peak);
          });
        });
      }),
    );
  });
});
