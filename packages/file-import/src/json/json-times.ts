import { DAY_MS, isCalendarDay, isKeptInstant, type LocalClock } from '@dosewise/domain';

/** Unix times above are in milliseconds: in seconds this is the year 5138. */
const MAX_SECONDS = 1e11;
const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?([ap]\.?\s?m\.?)?\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * The instant in epoch ms of an ISO date or a Unix time. Without an offset it is local time of
 * `clock`; without a time `dayMs` after midnight. Null where it is no date.
 */
export function instantIn(value: unknown, clock: LocalClock, dayMs: number): number | null {
  if (typeof value === 'number') return kept(unixTime(value));
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value.replace(/\s+/g, ' ').trim();
  if (/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return kept(unixTime(Number(text)));
  const [whole, day = '', hours, minutes, seconds = '0', fraction = '', half, offset] =
    WRITTEN.exec(text) ?? [];
  if (whole === undefined || !isCalendarDay(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (hours === undefined) return kept(clock(midnight + dayMs));
  const hour = hourOf(Number(hours), half);
  if (hour === null || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = midnight + ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + ms;
  if (offset === undefined) return kept(clock(wall));
  const ahead = offsetMs(offset);
  return ahead === null ? null : kept(wall - ahead);
}

/** Whole seconds of what is in seconds: fractions are noise of the phone that wrote it. */
function unixTime(value: number): number {
  return Math.abs(value) > MAX_SECONDS ? Math.floor(value) : Math.floor(value) * 1000;
}

function kept(at: number): number | null {
  return isKeptInstant(at) ? at : null;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour > 12) return hour <= 23 ? hour : null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

function offsetMs(offset: string): number | null {
  if (!/^[+-]/.test(offset)) return 0;
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  const ms = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
  if (ms >= DAY_MS) return null;
  return offset.startsWith('-') ? -ms : ms;
}
