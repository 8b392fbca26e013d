import { describe, expect, it } from 'vitest';
import { isBeforeDay, isCalendarDay } from './calendar-day.ts';
import { calendarDayIn } from './day-numbers.ts';

describe('a calendar day', () => {
  it.each(['2026-11-21', '2024-02-29', '1999-12-31'])('%s exists', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '', 'T'])(
    '%j does not',
    (day) => {
      expect(isCalendarDay(day)).toBe(false);
    },
  );
});

describe('the day of an instant', () => {
  it.each([
    ['Australia/Sydney', '2026-11-21T13:30:00Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21T07:30:00Z', '2026-11-20'],
    ['UTC', '2026-11-21T23:59:59Z', '2026-11-21'],
    // The hour that daylight saving repeats belongs to one day all the same.
    ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25'],
  ])('in %s at %s is %s', (zone, instant, expected) => {
    expect(calendarDayIn(zone, Date.parse(instant))).toBe(expected);
  });

  it('is right in every zone, one after the other and again', () => {
    const noon = Date.parse('2026-11-21T12:00:00Z');
    const zones = Intl.supportedValuesOf('timeZone');
    for (const zone of [...zones, ...zones.slice(0, 60), 'UTC', 'Pacific/Kiritimati', 'UTC']) {
      const shown = new Date(noon).toLocaleDateString('sv-SE', { timeZone: zone });
      expect(calendarDayIn(zone, noon), zone).toBe(shown);
    }
  });

  it('refuses a zone that does not exist', () => {
    expect(() => calendarDayIn('Mars/Base', 0)).toThrow(RangeError);
  });
});

it('calls an instant earlier than a day only where that holds in every zone', () => {
  // In Kiritimati, UTC+14, the 21st begins at 10:00 UTC on the 20th.
  expect(isBeforeDay(Date.parse('2026-11-20T10:00:00Z'), '2026-11-21')).toBe(false);
  expect(isBeforeDay(Date.parse('2026-11-20T09:59:59Z'), '2026-11-21')).toBe(true);
});
