// Shows 2.117, 9.20.
import { expect, it } from 'vitest';
import {
  formatAge,
  formatCalendarDay,
  formatDay,
  formatDayAndTime,
  formatDayOfYear,
  formatDays,
  formatMonth,
  formatMonthIn,
  formatWeekday,
} from './dates.ts';

const morning = new Date(2026, 8, 5, 8, 30).getTime();

it('writes a day in a short form and, with its time, in a long one', () => {
  expect(formatDay(morning)).toBe('5 Sep 2026');
  expect(formatDay(new Date(morning).toISOString())).toBe('5 Sep 2026');
  expect(formatDayAndTime(morning)).toBe('Sat, 5 Sep 2026, 08:30');
  expect(formatDayOfYear(morning)).toBe('5 Sep');
  expect(formatWeekday(morning)).toBe('Saturday');
});

it('gives every month three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatMonth(new Date(2026, month, 1)));
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

it('shows a calendar day as that day wherever the person is', () => {
  expect(formatCalendarDay('2026-11-01')).toBe('1 Nov 2026');
});

it('knows the month elsewhere', () => {
  const newYear = Date.parse('2026-12-31T20:00:00Z');
  expect(formatMonthIn('Pacific/Auckland', newYear)).toBe('Jan 2027');
  expect(formatMonthIn('America/New_York', newYear)).toBe('Dec 2026');
  expect(formatMonthIn('Mars/Base', newYear)).toMatch(/^(Dec 2026|Jan 2027)$/);
});

it('writes the days from one to another', () => {
  const spring = new Date(2026, 2, 3).getTime();
  expect(formatDays(spring, morning)).toBe('3 Mar – 5 Sep 2026');
  expect(formatDays(new Date(2025, 2, 3).getTime(), morning)).toBe('3 Mar 2025 – 5 Sep 2026');
  expect(formatDays(new Date(2025, 11, 31).getTime(), spring)).toBe('31 Dec 2025 – 3 Mar 2026');
  expect(formatDays(morning, morning + 3_600_000)).toBe('5 Sep 2026');
});

it.each([
  [-5000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [26 * 60 * 60_000, '26 hours ago'],
])('says an age of %d ms as %s', (age, words) => {
  expect(formatAge(age)).toBe(words);
});
