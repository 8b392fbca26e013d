import { isTimeZone } from '@dosewise/domain';
import { LOCALE } from './spoken.ts';
import { texts } from './texts.ts';

/**
 * A way to write instants, in the browser's time zone unless `options` names another.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
): (instant: number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    // Made when first needed: the first page shows no date to most.
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return texts.date(format.format(instant));
  };
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = dateFormat(DAY);
const DAY_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const dayAndTime = dateFormat(DAY_AND_TIME);

/** '21 Nov 2026' for an instant (ISO or epoch ms). */
export function formatDay(instant: string | number): string {
  return day(new Date(instant));
}

/** 'Sat, 21 Nov 2026, 08:30' for an instant (ISO or epoch ms). */
export function formatDayAndTime(instant: string | number): string {
  return dayAndTime(new Date(instant));
}

/** The same in a time zone, by an IANA name that this browser knows. Keep it for many instants. */
export function dayAndTimeFormat(timeZone: string): (instant: number) => string {
  return dateFormat({ ...DAY_AND_TIME, timeZone });
}

/** '21 Nov 2026' in a time zone, by an IANA name that this browser knows. Keep it for many instants. */
export function dayFormat(timeZone: string): (instant: number) => string {
  return dateFormat({ ...DAY, timeZone });
}

/** '21 Nov 2026' for a calendar day `YYYY-MM-DD`, which has no time zone to move it. */
export function formatCalendarDay(calendarDay: string): string {
  return day(new Date(`${calendarDay}T00:00`));
}

/** '21 Nov' for an instant (epoch ms), where the year stands elsewhere. */
export const formatDayOfYear = dateFormat({ day: 'numeric', month: 'short' });

/** 'Nov' for an instant (epoch ms), where the year stands elsewhere. */
export const formatMonth = dateFormat({ month: 'short' });

/**
 * 'Nov 2026' for an instant (epoch ms) in a time zone, by its IANA name. A zone that this browser
 * does not know gives way to the browser's own.
 */
export function formatMonthIn(timeZone: string, instant: number): string {
  const zone = isTimeZone(timeZone) ? { timeZone } : {};
  return dateFormat({ month: 'short', year: 'numeric', ...zone })(instant);
}

/** 'Saturday' for an instant (epoch ms). */
export const formatWeekday = dateFormat({ weekday: 'long' });

/** '3 Mar – 28 Mar 2026' for two instants (ISO or epoch ms); the year twice where it differs. */
export function formatDays(from: string | number, to: string | number): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (first === last) return last;
  const isSameYear = new Date(from).getFullYear() === new Date(to).getFullYear();
  return `${isSameYear ? formatDayOfYear(new Date(from)) : first} – ${last}`;
}

/** 'just now', '3 minutes ago', '2 hours ago' for an age in ms. A clock that is ahead says just now. */
export function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return texts.justNow;
  const ages = new Intl.RelativeTimeFormat(LOCALE);
  return minutes < 60
    ? ages.format(-minutes, 'minute')
    : ages.format(-Math.floor(minutes / 60), 'hour');
}
