import { describe, expect, it } from 'vitest';
import { localClock } from './local-time.ts';

const at = (iso: string) => Date.parse(iso);

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
