import { isCalendarDay, isInFuture, isKeptDay, isKeptInstant } from '@dosewise/domain';

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

/** The instant of a `datetime-local` field that was checked, as the API takes it. */
export const toIso = (text: string): string =>
  new Date(parseLocalDateTime(text) ?? 0).toISOString();

interface TimeSentences {
  readonly dateMissing: string;
  readonly dateAhead: string;
  readonly dateOutOfYears: string;
}

/** The error of a `datetime-local` field for what has happened by `now` (epoch ms), or null. */
export function checkPastTime(text: string, now: number, sentences: TimeSentences): string | null {
  const at = parseLocalDateTime(text);
  if (at === null) return sentences.dateMissing;
  if (isInFuture(at, now)) return sentences.dateAhead;
  return isKeptInstant(at) ? null : sentences.dateOutOfYears;
}

/** The same of a day (`YYYY-MM-DD`), which counts where the person is. */
export function checkPastDay(day: string, now: number, sentences: TimeSentences): string | null {
  if (!isCalendarDay(day)) return sentences.dateMissing;
  if (day > localDay(now)) return sentences.dateAhead;
  return isKeptDay(day) ? null : sentences.dateOutOfYears;
}
