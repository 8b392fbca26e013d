import { HOUR_MS } from '@dosewise/domain';
import { zoneMinutes } from './date-words.ts';

/** A time of day found in a cell, and the text around it. */
export interface FoundTime {
  /** Milliseconds since midnight, or null when the cell holds no time of day. */
  readonly ms: number | null;
  /** Minutes ahead of UTC that the cell states, or null. */
  readonly offset: number | null;
  readonly rest: string;
}

/** Not behind a sign or a digit: the minutes of an offset are no time of day. */
const COLON_TIME =
  /(?<![\d+:.-])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,:](\d{1,9}))?)?(?:\s*([ap])\.?\s?m\b\.?)?/;
const HOUR_MARK_TIME = /(?<![\d+:.-])(\d{1,2})\s?(?:h|uur|u(?=\d{2}))\s?(\d{2})?(?!\p{L})/u;
const BARE_HOUR = /(?<![\d+:.-])(\d{1,2})\s?([ap])\.?\s?m\b\.?/;
/** `5.1.2026 klo 8.15`, `5 mei 2026 om 8.15 uur`: only with a blank before and at most a word for hours behind. */
const DOTTED_TIME =
  /(?<=\d{4},?\s(?:\p{L}+\s)?)(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?:\s(?:uur|uhr|u))?$/u;

const LONGEST_OFFSET = 20;
const OFFSET_BEHIND = /^\s*(?:([a-z]{1,4})\b)?\s*(?:([+\u2212-])(\d{1,2})(?::?(\d{2}))?(?![\d]))?/;
const OFFSET_OF_DAY = /(?<=^\d{4}-\d{2}-\d{2})(?:z|([+-])(\d{2}):?(\d{2}))$/;

/** Finds the time of day and the offset in a folded cell. Null when the time does not exist. */
export function findTime(text: string): FoundTime | null {
  const colon = COLON_TIME.exec(text);
  if (colon !== null) {
    const [, hours, minutes, seconds, fraction, half] = colon;
    return timeAt(text, colon, msOfDay(hours, minutes, seconds, fraction, half));
  }
  const bare = BARE_HOUR.exec(text);
  if (bare !== null) return timeAt(text, bare, msOfDay(bare[1], '0', '0', '', bare[2]));
  const marked = HOUR_MARK_TIME.exec(text) ?? DOTTED_TIME.exec(text);
  if (marked !== null) return timeAt(text, marked, msOfDay(marked[1], marked[2], marked[3]));
  const day = OFFSET_OF_DAY.exec(text);
  if (day === null) return { ms: null, offset: null, rest: text };
  const offset = day[1] === undefined ? 0 : signedMinutes(day[1], day[2], day[3]);
  return { ms: null, offset, rest: text.slice(0, day.index) };
}

/** Minutes ahead of UTC that a cell such as `UTC+0200`, `+02:00` or `CEST` states, or null. */
export function readOffset(text: string): number | null {
  const found = text.length > LONGEST_OFFSET ? null : offsetBehind(text);
  return found !== null && found.length === text.length ? found.minutes : null;
}

function timeAt(text: string, match: RegExpExecArray, ms: number | null): FoundTime | null {
  if (ms === null) return null;
  const behind = text.slice(match.index + match[0].length);
  const offset = offsetBehind(behind);
  const rest = `${text.slice(0, match.index)} ${behind.slice(offset?.length ?? 0)}`;
  return { ms, offset: offset?.minutes ?? null, rest };
}

function offsetBehind(text: string): { minutes: number; length: number } | null {
  const match = OFFSET_BEHIND.exec(text);
  if (match === null) return null;
  const [whole, name, sign, hours, minutes] = match;
  const named = name === undefined ? 0 : zoneMinutes(name);
  if (named === null || (name === undefined && sign === undefined)) return null;
  return { minutes: named + signedMinutes(sign, hours, minutes), length: whole.length };
}

/** Minutes ahead of UTC of an offset in parts; NaN where it has more than 59 minutes beside its hours. */
export function signedMinutes(sign = '+', hours = '0', minutes = '0'): number {
  if (Number(minutes) > 59) return Number.NaN;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? size : -size;
}

/** Milliseconds since midnight of a time in digits; null for none that exists. `half` is `a` or `p` for am and pm. */
export function msOfDay(
  hours = '',
  minutes = '0',
  seconds = '0',
  fraction = '',
  half = '',
): number | null {
  let hour = Number(hours);
  if (half === 'a' && hour > 12) return null;
  if (half === 'a' && hour === 12) hour = 0;
  if (half === 'p' && hour < 12) hour += 12;
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return hour * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1000 + ms;
}
