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
