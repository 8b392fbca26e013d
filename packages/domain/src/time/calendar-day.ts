/** A calendar day as `YYYY-MM-DD`, without time or zone. Such strings sort by time. */
export type CalendarDay = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/**
 * The most that a user's calendar day may lie from the same day in UTC, in ms. The farthest zone is
 * UTC+14 (Kiritimati), so a day of the user's begins at most 14 hours before the UTC day of that
 * name.
 */
const DAY_SLACK_MS = 14 * HOUR_MS;

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True when `text` is a day that exists, `YYYY-MM-DD` (so not 2026-02-30). */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const instant = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The first instant of `day` in UTC, in epoch milliseconds. NaN when `day` is not a day. */
function startOfDayUtc(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

/** True when `name` is a time zone that this runtime knows: an IANA name, not a bare offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(name)) return false;
  try {
    dayFormatOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day on which `instant` (epoch ms) falls in `timeZone` (IANA name).
 * Throws RangeError for a time zone that does not exist.
 */
export function calendarDayIn(timeZone: string, instant: number): CalendarDay {
  const parts = dayFormatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * Calendar days of `timeZone` (IANA name) from one instant to a later one, both in epoch ms; negative
 * where it is earlier. Throws RangeError for a time zone that does not exist.
 */
export function daysBetween(timeZone: string, from: number, to: number): number {
  const day = (instant: number) => startOfDayUtc(calendarDayIn(timeZone, instant));
  return (day(to) - day(from)) / DAY_MS;
}

/** Making one costs thirty times what using it does, and every list of pens asks for a day. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** Each takes some 70 kB, and a zone has many spellings. */
const MAX_DAY_FORMATS = 50;

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    if (dayFormats.size >= MAX_DAY_FORMATS) dayFormats.clear();
    dayFormats.set(timeZone, format);
  }
  return format;
}

/** True when `instant` (epoch ms) lies before the user's calendar `day` in some time zone. */
export function mayBeBeforeDay(instant: number, day: CalendarDay): boolean {
  return instant < startOfDayUtc(day) + DAY_SLACK_MS;
}

/**
 * True when `instant` (epoch ms) lies before the user's calendar `day` in every time zone there is:
 * only then may the product refuse it, since it compares days without knowing the user's zone.
 */
export function isBeforeDay(instant: number, day: CalendarDay): boolean {
  return instant < startOfDayUtc(day) - DAY_SLACK_MS;
}
