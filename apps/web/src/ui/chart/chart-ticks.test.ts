import { describe, expect, it } from 'vitest';
import { calendarTicks, thinTicks } from './chart-ticks.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime();
const labels = (from: number, to: number, most: number) =>
  calendarTicks(from, to, most).map(({ label, year }) => (year ? `${label} ${year}` : label));

describe('calendar ticks', () => {
  it('are days for a few days', () => {
    expect(labels(at(2026, 11, 1), at(2026, 11, 4), 6)).toEqual([
      '1 Nov 2026',
      '2 Nov',
      '3 Nov',
      '4 Nov',
    ]);
  });

  it('are Mondays for some weeks', () => {
    const ticks = calendarTicks(at(2026, 11, 4), at(2026, 12, 10), 6);
    expect(ticks.map(({ at }) => new Date(at).getDay())).toEqual([1, 1, 1, 1, 1]);
    expect(ticks[0]?.label).toBe('9 Nov');
  });

  it('are beginnings of months for a year, and say where a new year begins', () => {
    expect(labels(at(2025, 5, 20), at(2026, 6, 2), 8)).toEqual([
      'Jul 2025',
      'Sep',
      'Nov',
      'Jan 2026',
      'Mar',
      'May',
    ]);
  });

  it('are years for many', () => {
    expect(labels(at(2020, 3, 1), at(2024, 3, 1), 5)).toEqual(['2021', '2022', '2023', '2024']);
  });

  it('stay at midnight when the clocks change', () => {
    const ticks = calendarTicks(at(2026, 3, 20), at(2026, 4, 5), 20);
    expect(new Set(ticks.map(({ at }) => new Date(at).getHours()))).toEqual(new Set([0]));
  });

  it('are never more than about what there is room for', () => {
    for (const days of [1, 3, 9, 30, 100, 400, 2000, 9000]) {
      const from = at(2020, 2, 3);
      expect(calendarTicks(from, from + days * 86_400_000, 6).length).toBeLessThanOrEqual(7);
    }
  });

  it('are none without a span', () => {
    expect(calendarTicks(at(2026, 1, 1), at(2026, 1, 1), 5)).toEqual([]);
  });
});

it('given ticks are thinned evenly to what there is room for', () => {
  expect(thinTicks([0, 1, 2, 3, 4, 5, 6], 3, String).map(({ label }) => label)).toEqual([
    '0',
    '3',
    '6',
  ]);
  expect(thinTicks([0, 1], 3, String)).toHaveLength(2);
});
