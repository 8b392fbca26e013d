import { expect, it } from 'vitest';
import { nextDoseAt } from './next-dose.ts';

it('puts the next dose 7 days after the last', () => {
  expect(new Date(nextDoseAt(Date.UTC(2026, 10, 21), 'UTC')).toISOString()).toBe(
    '2026-11-28T00:00:00.000Z',
  );
});

it.each([
  // 23:30 on Saturday before the clock goes forward; 168 hours later it would be Sunday.
  ['2026-03-28T23:30:00Z', '2026-04-04T22:30:00.000Z'],
  // 00:30 on Sunday before the clock goes back; 168 hours later it would be Saturday.
  ['2026-10-24T23:30:00Z', '2026-11-01T00:30:00.000Z'],
])('keeps weekday and time of day in London after %s', (latest, next) => {
  expect(new Date(nextDoseAt(Date.parse(latest), 'Europe/London')).toISOString()).toBe(next);
});
