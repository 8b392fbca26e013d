import type { LocalClock } from '@dosewise/domain';
import { readDateCell } from '../dates/date-cell.ts';
import { keptInstant, toInstant } from '../dates/date-order.ts';

/** Unix times above are in milliseconds: in seconds this is the year 5138. */
const MAX_SECONDS = 1e11;

/**
 * The instant in epoch ms of a date that can be read in one way, or of a Unix time. Without an offset it is local
 * time of `clock`; without a time `dayMs` after midnight. Null where it is none.
 */
export function instantIn(value: unknown, clock: LocalClock, dayMs: number): number | null {
  if (typeof value === 'number') return keptInstant(unixTime(value));
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value.replace(/\s+/g, ' ').trim();
  if (/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return keptInstant(unixTime(Number(text)));
  const date = readDateCell(text);
  if (date?.kind !== 'day' || date.day.order === 'open') return null;
  const { day, ms, offset } = date;
  return toInstant(day, null, ms ?? dayMs, ms === null ? null : offset, clock);
}

/** Whole seconds of what is in seconds: fractions are noise of the phone that wrote it. */
function unixTime(value: number): number {
  return Math.abs(value) > MAX_SECONDS ? Math.floor(value) : Math.floor(value) * 1000;
}
