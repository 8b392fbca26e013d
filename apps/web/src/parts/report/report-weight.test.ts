// Shows 31.1.
import { describe, expect, it } from 'vitest';
import { reportChart } from './report-weight.tsx';

const POINTS = [
  { date: '2026-11-01T23:30:00Z', weightKg: 90, smoothedKg: 90 },
  { date: '2026-11-10T12:00:00Z', weightKg: 88, smoothedKg: 88.6 },
];

const daysOf = (timeZone: string) => {
  const chart = reportChart(POINTS, 'kg', timeZone);
  return chart?.series.map(({ points }) => points.map(({ x }) => chart.x.format(x)));
};

describe('the chart of a report', () => {
  it('has the weigh-ins and what they come to', () => {
    const series = reportChart(POINTS, 'kg', 'UTC')?.series.map(({ id, points }) => [
      id,
      points.map(({ y }) => y),
    ]);
    expect(series).toEqual([
      ['weight', [90, 88]],
      ['smoothed', [90, 88.6]],
    ]);
  });

  it("shows the days of the owner's zone, wherever it is read", () => {
    expect(daysOf('UTC')?.[0]).toEqual(['1 Nov 2026', '10 Nov 2026']);
    expect(daysOf('Asia/Tokyo')).toEqual([
      ['2 Nov 2026', '10 Nov 2026'],
      ['2 Nov 2026', '10 Nov 2026'],
    ]);
    expect(daysOf('Pacific/Kiritimati')?.[0]).toEqual(['2 Nov 2026', '11 Nov 2026']);
  });

  it('is none for fewer than two weigh-ins', () => {
    expect(reportChart([], 'kg', 'UTC')).toBeNull();
    expect(reportChart(POINTS.slice(0, 1), 'kg', 'UTC')).toBeNull();
  });
});
