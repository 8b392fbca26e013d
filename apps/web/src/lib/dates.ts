/** Dates as the product shows them: en-GB everywhere, in the person's own time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21 Nov 2026' for an instant (ISO or epoch ms). */
export function formatDay(instant: string | number): string {
  return DAY.format(new Date(instant));
}

/** 'Sat, 21 Nov 2026, 08:30' for an instant (ISO or epoch ms). */
export function formatDayAndTime(instant: string | number): string {
  return DAY_AND_TIME.format(new Date(instant));
}

/** '21 Nov 2026' for a calendar day `YYYY-MM-DD`, which has no time zone to move it. */
export function formatCalendarDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00`));
}

/** The calendar day of an instant (epoch ms) where the person is, `YYYY-MM-DD`. */
export function localDay(instant: number): string {
  return localDateTime(instant).slice(0, 10);
}

/** The text of a `datetime-local` field for an instant (epoch ms): `YYYY-MM-DDTHH:mm`. */
export function localDateTime(instant: number): string {
  const date = new Date(instant);
  const local = new Date(instant - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The instant (epoch ms) that a `datetime-local` field names, or null while it names none. */
export function parseLocalDateTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const instant = new Date(text).getTime();
  return Number.isNaN(instant) ? null : instant;
}
