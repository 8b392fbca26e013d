import { describe, expect, it } from 'vitest';
import { goalOutlook, projectTrend } from './goal.ts';
import { kg } from './kilograms.ts';
import { trendOf } from './trend.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const NOW = Date.UTC(2026, 10, 21, 9);

/** A line that is at `weight` kg now and changes by `pace` kg a week. */
function line(weight: number, pace: number) {
  const trend = trendOf([
    { at: NOW - WEEK, kg: kg(weight - pace) },
    { at: NOW, kg: kg(weight) },
  ]);
  if (trend === null) throw new Error('no trend');
  return trend;
}

describe('the projection', () => {
  it('goes 8 weeks past the last weigh-in, week by week', () => {
    const points = projectTrend(line(90, -0.5), NOW);
    expect(points.map(({ at }) => (at - NOW) / WEEK)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(points.at(-1)?.kg).toBeCloseTo(86, 12);
  });

  it('ends at the target date if that is earlier', () => {
    const points = projectTrend(line(90, -0.5), NOW, NOW + 17 * DAY);
    expect(points.map(({ at }) => (at - NOW) / DAY)).toEqual([0, 7, 14, 17]);
    expect(projectTrend(line(90, -0.5), NOW, NOW + 100 * WEEK)).toHaveLength(9);
  });

  it('is a point or nothing where the target date has come', () => {
    expect(projectTrend(line(90, -0.5), NOW, NOW)).toHaveLength(1);
    expect(projectTrend(line(90, -0.5), NOW, NOW - 1)).toEqual([]);
  });
});

describe('the outlook', () => {
  it('needs a goal and a trend', () => {
    expect(goalOutlook(line(90, -0.5), null, NOW)).toEqual({ kind: 'no-goal' });
    expect(goalOutlook(line(90, -0.5), kg(Number.NaN), NOW)).toEqual({ kind: 'no-goal' });
    expect(goalOutlook(null, kg(80), NOW)).toEqual({ kind: 'no-trend' });
  });

  it('from 90 to 85 kg at half a kilogram a week is 10 weeks', () => {
    const outlook = goalOutlook(line(90, -0.5), kg(85), NOW);
    if (outlook.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(10, 9);
    expect(outlook.etaAt).toBeCloseTo(NOW + 10 * WEEK, -3);
  });

  it('may be many years away: 5 kg at a gram a week are 5000 weeks', () => {
    const outlook = goalOutlook(line(90, -0.001), kg(85), NOW);
    if (outlook.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(5000, 3);
  });

  it.each([
    ['exactly at it', 85, -0.5, 85],
    ['below it, still falling', 84, -0.5, 85],
    ['below it, rising', 84, 0.5, 85],
    ['below it, flat', 84, 0, 85],
    ['exactly at it, flat', 85, 0, 85],
  ])('is today when %s', (_, weight, pace, goal) => {
    expect(goalOutlook(line(weight, pace), kg(goal), NOW)).toEqual({
      kind: 'eta',
      weeksToGoal: 0,
      etaAt: NOW,
    });
  });

  it.each([
    ['rises', 0.2],
    ['is flat', 0],
    ['would take over 100 years', -0.0001],
  ])('is not on course when the pace %s above the goal', (_, pace) => {
    expect(goalOutlook(line(90, pace), kg(85), NOW)).toEqual({ kind: 'not-on-course' });
  });
});
