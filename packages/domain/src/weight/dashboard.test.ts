import { describe, expect, it } from 'vitest';
import { averageSeverity, changeFromStart, weighInDays } from './adherence.ts';
import { dashboardRange, weeklyTicks, weightPageRange, weightTicks } from './axis.ts';
import { bmiBands, bodyMassIndex } from './bmi.ts';
import { isKeptWeight, kg, toKilograms } from './kilograms.ts';
import { localClock } from './local-time.ts';

const DAY = 86_400_000;
const at = (iso: string) => Date.parse(iso);

describe('units', () => {
  it.each([
    [176, 'lb', 79.83225712],
    [12, 'st', 76.20351816],
    [80.5, 'kg', 80.5],
    [80500, 'g', 80.5],
  ] as const)('%d %s are %d kg', (amount, unit, expected) => {
    expect(toKilograms(amount, unit)).toBeCloseTo(expected, 12);
  });

  it('know which weights are kept', () => {
    expect([1, 80, 700].every(isKeptWeight)).toBe(true);
    expect([0, 0.99, 700.1, -80, Number.NaN].some(isKeptWeight)).toBe(false);
  });
});

describe('the body mass index', () => {
  it('of 80 kg at 175 cm is 26.12', () => {
    expect(bodyMassIndex(kg(80), 175)).toBeCloseTo(26.1224, 4);
    expect(bodyMassIndex(kg(80), 0)).toBeNull();
    expect(bodyMassIndex(kg(80), Number.NaN)).toBeNull();
  });

  it('has its bands at 61.25, 76.5625 and 91.875 kg for 175 cm', () => {
    expect(bmiBands(175)).toEqual([
      { name: 'healthy', fromKg: 61.25, toKg: 76.5625 },
      { name: 'overweight', fromKg: 76.5625, toKg: 91.875 },
      { name: 'obese', fromKg: 91.875, toKg: null },
    ]);
    for (const height of [0, -170, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(bmiBands(height)).toEqual([]);
    }
  });
});

describe('days with a weigh-in', () => {
  it('are counted once each, over seven calendar days with today', () => {
    const now = at('2026-11-21T12:00:00Z');
    const daily = Array.from({ length: 9 }, (_, ago) => now - ago * DAY);
    expect(weighInDays([], now, 'UTC')).toBe(0);
    expect(weighInDays([now, now - 1000, now + 3_600_000], now, 'UTC')).toBe(1);
    expect(weighInDays(daily, now, 'UTC')).toBe(7);
    expect(weighInDays([at('2026-11-15T00:00:00Z')], now, 'UTC')).toBe(1);
    expect(weighInDays([at('2026-11-14T23:59:59Z')], now, 'UTC')).toBe(0);
    expect(weighInDays([now + 2 * DAY], now, 'UTC')).toBe(0);
  });

  it('are those of the user: one evening is two days in Sydney and one in Los Angeles', () => {
    const now = at('2026-11-21T20:00:00Z');
    const evening = [at('2026-11-20T12:30:00Z'), at('2026-11-20T13:30:00Z')];
    expect(weighInDays(evening, now, 'Australia/Sydney')).toBe(2);
    expect(weighInDays(evening, now, 'America/Los_Angeles')).toBe(1);
  });

  it('survive the day of 25 hours (Los Angeles, 1 November) and of 23 (Sydney, 4 October)', () => {
    const late = at('2026-11-02T07:30:00Z'); // 23:30 on the 1st
    expect(weighInDays([at('2026-10-26T07:00:00Z')], late, 'America/Los_Angeles')).toBe(1);
    expect(weighInDays([at('2026-10-26T06:59:59Z')], late, 'America/Los_Angeles')).toBe(0);
    const early = at('2026-10-04T14:00:00Z'); // 01:00 on the 5th
    expect(weighInDays([at('2026-09-28T14:00:00Z')], early, 'Australia/Sydney')).toBe(1);
    expect(weighInDays([at('2026-09-28T13:59:59Z')], early, 'Australia/Sydney')).toBe(0);
  });
});

describe('the change from the start', () => {
  it('is latest minus first in any order, 0 for one, none for none', () => {
    const points = [
      { at: 3, kg: kg(78) },
      { at: 1, kg: kg(82.5) },
      { at: 2, kg: kg(90) },
    ];
    expect(changeFromStart(points)).toMatchObject({ changeKg: -4.5, latest: { at: 3 } });
    expect(changeFromStart(points.slice(0, 1))).toMatchObject({ changeKg: 0 });
    expect(changeFromStart([])).toBeNull();
  });
});

describe('the average severity', () => {
  const now = at('2026-11-21T12:00:00Z');

  it('is over 14 days, to one decimal', () => {
    const symptoms = [
      { at: now, severity: 3 },
      { at: now - 14 * DAY, severity: 4 },
      { at: now - DAY, severity: 0 },
      { at: now - 14 * DAY - 1, severity: 10 },
      { at: now + DAY, severity: 10 },
    ];
    expect(averageSeverity(symptoms, now)).toBe(2.3);
    expect(averageSeverity(symptoms.slice(3), now)).toBeNull();
    expect(averageSeverity([], now)).toBeNull();
  });
});

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

  it('have a tick at midnight of every seventh day, through the change of the clock', () => {
    const ticks = weeklyTicks(
      at('2026-10-17T22:00:00Z'),
      at('2026-11-03T00:00:00Z'),
      'Europe/London',
    );
    expect(ticks.map((tick) => new Date(tick).toISOString())).toEqual([
      '2026-10-16T23:00:00.000Z',
      '2026-10-23T23:00:00.000Z',
      '2026-10-31T00:00:00.000Z',
    ]);
    expect(weeklyTicks(10, 5, 'UTC')).toEqual([]);
  });

  it('thin out where there are too many weeks', () => {
    const ticks = weeklyTicks(0, 51 * 7 * DAY, 'UTC', 10);
    expect(ticks.length).toBeLessThanOrEqual(10);
    expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)))).toEqual(
      new Set([6 * 7 * DAY]),
    );
  });
});

describe('the clock on the wall', () => {
  it.each([
    ['UTC', '2026-01-05T08:00', '2026-01-05T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-05T08:00', '2026-07-05T15:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-05T08:00', '2026-07-05T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-05T08:00', '2026-07-04T18:00:00.000Z'],
    // Skipped: 02:30 in New York is 03:30 daylight time.
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    // Repeated: the first 01:30.
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    // A midnight that does not exist: the day begins at 01:00.
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ])('in %s at %s is %s', (zone, wall, expected) => {
    expect(new Date(localClock(zone)(at(`${wall}:00Z`))).toISOString()).toBe(expected);
  });

  it('agrees with itself on every hour of a year', () => {
    const clock = localClock('Europe/London');
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    for (let hour = 0; hour < 8760; hour += 1) {
      const wall = at('2026-01-01T00:00:00Z') + hour * 3_600_000;
      // 29 March 01:00 does not exist.
      if (wall === at('2026-03-29T01:00:00Z')) continue;
      expect(at(`${shown.format(clock(wall)).replace(' ', 'T')}Z`)).toBe(wall);
    }
  });
});
