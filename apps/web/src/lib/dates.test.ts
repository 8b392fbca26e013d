import { expect, it } from 'vitest';
import { formatCalendarDay, localDateTime, localDay, parseLocalDateTime } from './dates.ts';

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

it('shows a calendar day as that day wherever the person is', () => {
  expect(formatCalendarDay('2026-11-01')).toBe('1 Nov 2026');
});
