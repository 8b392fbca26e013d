// Shows 4.35.
import { expect, it } from 'vitest';
import { nextDoseAt, overdueDays } from './next-dose.ts';

it('puts the next dose 7 days after the last', () => {
  expect(new Date(nextDoseAt(Date.UTC(2026, 10, 21), 'UTC', 7)).toISOString()).toBe(
    '2026-11-28T00:00:00.000Z',
  );
});

it.each([
  // 23:30 on Saturday before the clock goes forward; 168 hours later it would be Sunday.
  ['2026-03-28T23:30:00Z', '2026-04-04T22:30:00.000Z'],
  // 00:30 on Sunday before the clock goes back; 168 hours later it would be Saturday.
  ['2026-10-24T23:30:00Z', '2026-11-01T00:30:00.000Z'],
])('keeps weekday and time of day in London after %s', (latest, next) => {
  expect(new Date(nextDoseAt(Date.parse(latest), 'Europe/London', 7)).toISOString()).toBe(next);
});

it.each([
  // The 21st, 23:30 in London; Sydney has the 22nd already.
  ['2026-11-21T23:30:00Z', '2026-11-21T23:59:00Z', 'Europe/London', 0],
  ['2026-11-21T23:30:00Z', '2026-11-22T00:01:00Z', 'Europe/London', 1],
  ['2026-11-21T23:30:00Z', '2026-11-22T00:01:00Z', 'Australia/Sydney', 0],
  ['2026-11-21T08:00:00Z', '2026-11-20T23:00:00Z', 'UTC', 0],
  // A day of 25 hours between them.
  ['2026-10-24T08:00:00Z', '2026-10-31T08:00:00Z', 'Europe/London', 7],
  ['2026-02-18T08:00:00Z', '2026-11-22T08:00:00Z', 'UTC', 277],
])('a dose due at %s is at %s in %s overdue by %d days', (due, now, timeZone, days) => {
  expect(overdueDays(Date.parse(due), Date.parse(now), timeZone)).toBe(days);
});
