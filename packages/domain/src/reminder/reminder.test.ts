// Shows 17.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import { zoneClock } from '../time/local-time.ts';
import { doseReminders } from './dose-reminders.ts';
import { afterQuiet, timeOfDay } from './quiet-hours.ts';
import { timeOnDay, weeklyTimes } from './weekly-times.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const london = zoneClock('Europe/London');
const NIGHT = { from: '22:00', to: '07:00' };

describe('quiet hours', () => {
  it.each([
    ['2026-11-22T21:59', '2026-11-22T21:59'],
    ['2026-11-22T22:00', '2026-11-23T07:00'],
    ['2026-11-23T03:00', '2026-11-23T07:00'],
    ['2026-11-23T06:59', '2026-11-23T07:00'],
    ['2026-11-23T07:00', '2026-11-23T07:00'],
    // In the night of the change 07:00 is an hour earlier by UTC.
    ['2026-03-28T23:00', '2026-03-29T06:00'],
    ['2026-10-24T21:30', '2026-10-25T07:00'],
  ])('that pass midnight move %s to %s', (from, to) => {
    expect(iso(afterQuiet(at(`${from}Z`), NIGHT, london))).toBe(to);
  });

  it('within a day end on the same day', () => {
    const noon = { from: '12:00', to: '13:30' };
    expect(iso(afterQuiet(at('2026-11-22T12:45Z'), noon, london))).toBe('2026-11-22T13:30');
    expect(iso(afterQuiet(at('2026-11-22T13:30Z'), noon, london))).toBe('2026-11-22T13:30');
    expect(iso(afterQuiet(at('2026-11-22T23:00Z'), noon, london))).toBe('2026-11-22T23:00');
  });

  it('move nothing backwards, by at most a day and an hour, in every zone', () => {
    const times = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
      );
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instants = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });
    fc.assert(
      fc.property(zones, times, times, instants, (zone, from, to, instant) => {
        fc.pre(from !== to);
        const moved = afterQuiet(instant, { from, to }, zoneClock(zone));
        expect(moved).toBeGreaterThanOrEqual(instant);
        expect(moved - instant).toBeLessThanOrEqual(DAY_MS + 3_600_000);
      }),
    );
  });
});

describe('weekly times', () => {
  it('stand still on the wall while the clocks change', () => {
    const week = { days: [7], time: '08:00' };
    const found = weeklyTimes(week, london, {
      from: at('2026-10-12T00:00Z'),
      until: at('2026-11-02T00:00Z'),
    });
    expect(found.map(iso)).toEqual(['2026-10-18T07:00', '2026-10-25T08:00', '2026-11-01T08:00']);
  });

  it('take the first of two, and an hour later what does not exist', () => {
    const newYork = zoneClock('America/New_York');
    const sundays = (time: string, from: string, until: string) =>
      weeklyTimes({ days: [7], time }, newYork, { from: at(from), until: at(until) }).map(iso);
    expect(sundays('02:30', '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual([
      '2026-03-08T07:30',
    ]);
    expect(sundays('01:30', '2026-11-01T00:00Z', '2026-11-02T00:00Z')).toEqual([
      '2026-11-01T05:30',
    ]);
  });

  it('are once for each of the days, whatever the zone', () => {
    const stretch = { from: at('2026-02-20T00:00Z'), until: at('2026-04-17T00:00Z') };
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const clock = zoneClock(zone);
      const found = weeklyTimes({ days: [1, 4], time: '06:00' }, clock, stretch);
      expect(found.length, zone).toBe(16);
      expect(new Set(found.map((each) => calendarDayIn(zone, each))).size, zone).toBe(16);
      const walls = found.map((each) => clock.wallOf(each) % DAY_MS);
      expect(new Set(walls), zone).toEqual(new Set([timeOfDay('06:00')]));
    }
  });
});

it('a time so many days before a day', () => {
  expect(iso(timeOnDay('2026-11-03', '09:00', london, -14))).toBe('2026-10-20T08:00');
});

describe('reminders of a dose', () => {
  const dose = { at: at('2026-11-23T20:00Z'), until: at('2026-11-24T20:00Z') };
  const timesOf = (rule: object, quiet: typeof NIGHT | null = null, planned = dose) =>
    doseReminders(
      planned,
      { leadMinutes: 0, repeatMinutes: 0, repeatTimes: 6, ...rule },
      quiet,
      london,
    ).map(({ instant }) => iso(instant));

  it('come ahead of it, and again', () => {
    expect(timesOf({})).toEqual(['2026-11-23T20:00']);
    expect(timesOf({ leadMinutes: 90, repeatMinutes: 60, repeatTimes: 2 })).toEqual([
      '2026-11-23T18:30',
      '2026-11-23T19:30',
      '2026-11-23T20:30',
    ]);
  });

  it('end with it', () => {
    const short = { ...dose, until: at('2026-11-23T21:00Z') };
    expect(timesOf({ repeatMinutes: 30 }, null, short)).toEqual([
      '2026-11-23T20:00',
      '2026-11-23T20:30',
    ]);
    const [first] = doseReminders(
      short,
      { leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 },
      null,
      london,
    );
    expect(first?.validUntil).toBe(short.until);
  });

  it('in quiet hours move, the first, or fall away, the others', () => {
    expect(timesOf({ repeatMinutes: 120, repeatTimes: 5 }, NIGHT)).toEqual(['2026-11-23T20:00']);
    const late = { at: at('2026-11-23T22:30Z'), until: at('2026-11-26T00:00Z') };
    expect(timesOf({ repeatMinutes: 240 }, NIGHT, late)).toEqual([
      '2026-11-24T07:00',
      '2026-11-24T10:30',
      '2026-11-24T14:30',
      '2026-11-24T18:30',
    ]);
  });

  it('come once where a repeat falls on the end of the quiet hours', () => {
    const night = { at: at('2026-11-23T22:00Z'), until: at('2026-11-24T12:00Z') };
    expect(timesOf({ repeatMinutes: 180 }, NIGHT, night)).toEqual([
      '2026-11-24T07:00',
      '2026-11-24T10:00',
    ]);
  });

  it('are not moved beyond it', () => {
    const missed = { at: at('2026-11-23T22:30Z'), until: at('2026-11-24T06:00Z') };
    expect(timesOf({}, NIGHT, missed)).toEqual([]);
  });
});
