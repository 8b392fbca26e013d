// Shows 2.122, 9.56.
import { describe, expect, it } from 'vitest';
import { goalOutlook, projectTrend } from './goal.ts';
import { kg } from './kilograms.ts';
import { smoothTrend } from './trend.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const NOW = Date.UTC(2026, 10, 21, 9);

/** A line that is at `weight` kg now and changes by `pace` kg a week. */
function line(weight: number, pace: number) {
  const trend = smoothTrend([
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

  it.each([
    [22, -1, 20],
    [697, 1, 700],
  ])(
    'stops at the weights that there are: from %d kg by %d kg a week at %d',
    (weight, pace, end) => {
      expect(projectTrend(line(weight, pace), NOW).at(-1)?.kg).toBeCloseTo(end, 9);
      expect(projectTrend(line(-5000, pace), NOW)).toEqual([]);
    },
  );

  it('is a point or nothing where the target date has come', () => {
    expect(projectTrend(line(90, -0.5), NOW, NOW)).toHaveLength(1);
    expect(projectTrend(line(90, -0.5), NOW, NOW - 1)).toEqual([]);
  });
});

/** The outlook of someone with these weigh-ins; the last one is of now. */
function outlookOf(kilograms: readonly number[], goalKg: number | null, lastAt = NOW) {
  const points = kilograms.map((weight, index) => ({
    at: lastAt - (kilograms.length - 1 - index) * WEEK,
    kg: kg(weight),
  }));
  return goalOutlook(points, smoothTrend(points), goalKg === null ? null : kg(goalKg), NOW);
}

describe('the outlook', () => {
  it('needs a goal and a trend', () => {
    expect(outlookOf([91, 90], null)).toEqual({ kind: 'no-goal' });
    expect(outlookOf([91, 90], Number.NaN)).toEqual({ kind: 'no-goal' });
    expect(outlookOf([90], 80)).toEqual({ kind: 'no-trend' });
    expect(outlookOf([], 80)).toEqual({ kind: 'no-trend' });
  });

  it('from 90 to 85 kg at half a kilogram a week is 10 weeks', () => {
    const outlook = outlookOf([90.5, 90], 85);
    if (outlook.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(10, 9);
    expect(outlook.etaAt).toBeCloseTo(NOW + 10 * WEEK, -3);
  });

  it('may be many years away: 5 kg at a gram a week are 5000 weeks', () => {
    const outlook = outlookOf([90.001, 90], 85);
    if (outlook.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(5000, 3);
  });

  it.each([
    ['exactly at it', [85.5, 85], 85],
    ['exactly at it, flat', [85, 85], 85],
    ['below it, still falling', [86, 85, 84], 85],
    ['below it again after it was passed', [86, 83, 84], 85],
  ])('is reached today when %s', (_, weights, goal) => {
    expect(outlookOf(weights, goal)).toEqual({ kind: 'reached', etaAt: NOW });
  });

  it('is not reached by someone who gains and comes to it from below: 5 kg in 10 weeks', () => {
    const outlook = outlookOf([79.5, 80], 85);
    if (outlook.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(10, 9);
    expect(outlookOf([84.5, 85], 85)).toEqual({ kind: 'reached', etaAt: NOW });
    expect(outlookOf([80, 80.00001], 85)).toEqual({ kind: 'not-on-course' });
  });

  it.each([
    ['falls', [78, 77.6, 77, 76.6, 76.4]],
    ['falls after it rose', [78, 79.5, 79, 78]],
    ['is flat', [78, 78]],
  ])(
    'is never reached below it by someone who began below it and whose weight %s',
    (_, weights) => {
      expect(outlookOf(weights, 80)).toEqual({ kind: 'not-on-course' });
    },
  );

  it('is that of the pace and weight without the one that was mistyped', () => {
    const right = Array.from({ length: 8 }, (_, week) => 90 - 0.5 * week);
    const typo = right.with(-1, 865);
    const [outlook, expected] = [outlookOf(typo, 80), outlookOf(right, 80)];
    if (outlook.kind !== 'eta' || expected.kind !== 'eta') throw new Error(outlook.kind);
    expect(outlook.weeksToGoal).toBeCloseTo(expected.weeksToGoal, 9);
  });

  it.each([
    ['rises', [89.8, 90]],
    ['is flat', [90, 90]],
    ['would take over 100 years', [90.0001, 90]],
    ['has risen through it', [84, 90]],
  ])('is not on course when the pace %s above the goal', (_, weights) => {
    expect(outlookOf(weights, 85)).toEqual({ kind: 'not-on-course' });
  });

  it('says nothing once the latest weight is older than 21 days', () => {
    const stale = NOW - 21 * DAY - 1;
    expect(outlookOf([90.5, 90], 85, stale)).toEqual({ kind: 'stale' });
    expect(outlookOf([85.5, 85], 90, stale)).toEqual({ kind: 'stale' });
    expect(outlookOf([90.5, 90], 85, stale + 1).kind).toBe('eta');
  });
});
