// Shows 2.98, 9.51.
import { MAX_WEIGHTS, type Weight } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { toWeightPoints } from '../../../data/weights/weights-query.ts';
import { FIRST_VIEW } from '../../../parts/weights/weight-view-control.tsx';
import { describeTrend, trendChart } from './weight-trend.ts';

const day = (n: number, weightKg: number) =>
  ({ date: new Date(Date.UTC(2026, 0, 1 + n, 12)).toISOString(), weightKg }) as Weight;

describe('the chart', () => {
  it('is none without weigh-ins', () => {
    expect(trendChart([], [], 'kg', FIRST_VIEW)).toBeNull();
  });

  it('has no trend for one weigh-in, and room around it', () => {
    const chart = trendChart(toWeightPoints([day(0, 80)]), [], 'kg', FIRST_VIEW);
    expect(chart?.series.map((series) => series.id)).toEqual(['weight']);
    expect([chart?.y.from, chart?.y.to]).toEqual([79.5, 80.5]);
    expect(Number(chart?.x.to) - Number(chart?.x.from)).toBe(7 * 86_400_000);
  });

  it('has a tick each week', () => {
    expect(
      trendChart(toWeightPoints([day(0, 80), day(28, 79)]), [], 'kg', FIRST_VIEW)?.x.weekly,
    ).toBe(true);
  });

  it('draws the trend over the last 8 weeks only, oldest point first', () => {
    const old = [day(0, 120), day(1, 120)];
    const recent = [100, 107, 114].map((n) => day(n, 100 - (n - 100) / 7));
    const chart = trendChart(toWeightPoints([...recent, ...old]), [], 'kg', FIRST_VIEW);
    const trend = chart?.series.find((series) => series.id === 'trend')?.points;
    expect(trend?.[0]?.x).toBe(Date.parse(day(100, 0).date));
    expect(trend?.[0]?.y).toBeCloseTo(100, 9);
    expect(trend?.[1]?.y).toBeCloseTo(98, 9);
    expect(chart?.series[0]?.points[0]?.y).toBe(120);
  });
});

it('draws no trend of less than five days, and none where no one weighs', () => {
  const morning = trendChart(toWeightPoints([day(0, 91), day(0.007, 90.4)]), [], 'kg', FIRST_VIEW);
  expect(morning?.series.map(({ id }) => id)).toEqual(['weight', 'smoothed']);
  expect([morning?.y.from, morning?.y.to]).toEqual([89.9, 91.5]);
  const typo = [20, 21, 22, 690].map((weight, week) => day(week * 7, weight));
  const chart = trendChart(toWeightPoints(typo), [], 'kg', FIRST_VIEW);
  const drawn = chart?.series.find(({ id }) => id === 'trend')?.points ?? [];
  expect(drawn[0]?.y).toBe(20);
  expect(chart?.y.from).toBe(20);
});

describe('the sentence', () => {
  it.each([
    [[], 'No weights yet.'],
    [[day(0, 80)], 'A trend needs two entries at least 5 days apart.'],
    [[day(0, 91), day(0.007, 90.4)], 'A trend needs two entries at least 5 days apart.'],
    [[day(0, 80), day(7, 79)], 'all entries: down 1.00 kg a week'],
    [
      [day(0, 90), day(100, 80), day(107, 79), day(114, 78)],
      'the last 8 weeks: down 1.00 kg a week',
    ],
    [[day(0, 80), day(7, 80)], ': level'],
    [[day(0, 80), day(70, 90)], 'all entries: up 1.00 kg a week'],
  ])('of %j says %s', (weights, expected) => {
    expect(describeTrend(toWeightPoints(weights), 'kg')).toContain(expected);
  });

  it('does not call a part of the entries all of them', () => {
    const newest = Array.from({ length: MAX_WEIGHTS }, (_, n) => day(70 * n, 80));
    expect(describeTrend(toWeightPoints(newest.slice(1)), 'kg')).toMatch(
      /^1,999 entries, .* all entries/,
    );
    const words = describeTrend(toWeightPoints(newest), 'kg');
    expect(words).toMatch(/^The newest 2,000 entries, latest 80.0 kg on /);
    expect(words).toContain('Trend over these entries: level.');
  });
});
