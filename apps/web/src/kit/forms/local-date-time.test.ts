import { expect, it } from 'vitest';
import { localDateTime, localDay, parseLocalDateTime } from './local-date-time.ts';

it('reads back what it writes into a date-time field', () => {
  const instant = new Date(2026, 10, 21, 8, 30).getTime();
  expect(localDateTime(instant)).toBe('2026-11-21T08:30');
  expect(parseLocalDateTime('2026-11-21T08:30')).toBe(instant);
  expect(localDay(instant)).toBe('2026-11-21');
});

it.each(['', '2026-11-21', 'yesterday', '2026-13-01T00:00', '99999-01-01T00:00'])(
  'takes %j as no date-time',
  (text) => {
    expect(parseLocalDateTime(text)).toBeNull();
  },
);
