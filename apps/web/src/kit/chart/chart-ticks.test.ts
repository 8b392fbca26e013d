// Shows 9.33.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarTicks, roundStep, thinTicks, weeklyTicks } from './chart-ticks.ts';

const DAY = 86_400_000;

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

  it('are several for days with a single Monday among them', () => {
    expect(labels(at(2026, 11, 21), at(2026, 11, 30), 3)).toEqual([
      '21 Nov 2026',
      '24 Nov',
      '27 Nov',
      '30 Nov',
    ]);
    expect(labels(at(2026, 11, 2), at(2026, 11, 20), 6)).toEqual(['2 Nov 2026', '9 Nov', '16 Nov']);
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

it.each([
  [0.9, 1],
  [1, 1],
  [1.1, 2],
  [2.1, 5],
  [60, 100],
  [0.03, 0.05],
])('a distance of %d makes a step of %d', (distance, step) => {
  expect(roundStep(distance)).toBeCloseTo(step, 12);
});

describe('weekly ticks', () => {
  const zone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Europe/London';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('have a tick at midnight of every seventh day, through the change of the clock', () => {
    const ticks = weeklyTicks(
      Date.parse('2026-10-15T22:00:00Z'),
      Date.parse('2026-11-03T00:00:00Z'),
    );
    // The first midnight, of 16 October, is too close to the beginning.
    expect(ticks?.map((tick) => new Date(tick).toISOString())).toEqual([
      '2026-10-22T23:00:00.000Z',
      '2026-10-30T00:00:00.000Z',
    ]);
    expect(weeklyTicks(10, 5)).toEqual([]);
  });

  it('have no tick outside themselves: the first is the first midnight, or the start without one', () => {
    const evening = Date.parse('2026-11-17T20:00:00Z');
    expect(weeklyTicks(evening, evening + 2 * DAY)).toEqual([Date.parse('2026-11-18T00:00:00Z')]);
    expect(weeklyTicks(evening, evening + 3_600_000)).toEqual([evening]);
  });

  it('have ticks close to their ends only where there are no others', () => {
    const midnight = Date.parse('2026-11-18T00:00:00Z');
    const week = 7 * DAY;
    expect(weeklyTicks(midnight, midnight + week)).toEqual([midnight, midnight + week]);
    expect(weeklyTicks(midnight, midnight + 2 * week)).toEqual([midnight + week]);
  });

  it('are left to months and years beyond 53 weeks', () => {
    expect(weeklyTicks(0, 53 * 7 * DAY)).toHaveLength(46);
    expect(weeklyTicks(0, 53 * 7 * DAY + 1)).toBeNull();
  });

  it('hold nothing but instants of theirs, wherever in the day they begin', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const from = Date.parse('2026-10-20T00:00:00Z') + hour * 3_600_000;
      for (let days = 0; days < 120; days += 1) {
        const to = from + days * DAY;
        const ticks = weeklyTicks(from, to) ?? [];
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThanOrEqual(days / 7 + 1);
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true);
      }
    }
  });
});
