// Shows 2.124, 2.138, 2.140.
import { describe, expect, it } from 'vitest';
import { DAY_MS as DAY } from '../time/calendar-day.ts';
import { averageSeverity, changeFromStart, weighInDays } from './adherence.ts';
import { kg } from './kilograms.ts';

const at = (iso: string) => Date.parse(iso);

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
  it('is from the first to the latest in any order, none for none', () => {
    const points = [
      { at: 3, kg: kg(78) },
      { at: 1, kg: kg(82.5) },
      { at: 2, kg: kg(90) },
    ];
    expect(changeFromStart(points)).toEqual({ start: points[1], latest: points[0] });
    expect(changeFromStart(points.slice(0, 1))).toEqual({ start: points[0], latest: points[0] });
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
