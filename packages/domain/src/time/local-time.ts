import { DAY_MS, HOUR_MS } from './calendar-day.ts';

/** Turns a wall-clock time, as if it were UTC, in epoch ms, into the instant in a time zone. */
export type LocalClock = (wallClockMs: number) => number;

const OFFSET = /GMT(?:([+-])(\d{1,2}):?(\d{2})?(?::(\d{2}))?)?/;

/** Reads the time by which `timeZone` is ahead of UTC at an instant, in ms. */
function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    timeZoneName: 'longOffset',
  });
  return (instant) => {
    const [, sign, hours, minutes, seconds] = OFFSET.exec(format.format(instant)) ?? [];
    if (sign === undefined) return 0;
    const size =
      Number(hours) * HOUR_MS + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
    return sign === '-' ? -size : size;
  };
}

/** The clock on the wall of a time zone, both ways. A wall-clock time is in epoch ms as if it were UTC. */
export interface ZoneClock {
  /**
   * The instant of a wall-clock time. One that daylight saving skips moves forward by the gap; one
   * that it repeats is the first of the two.
   */
  readonly instantOf: LocalClock;
  /** The time on the wall at an instant (epoch ms). */
  readonly wallOf: (instant: number) => number;
}

/** Making one costs what some hundred uses do, and it learns: each zone has one. */
const clocks = new Map<string, ZoneClock>();
/** A zone has many spellings, and a history many days; beyond these numbers they are learnt again. */
const MAX_CLOCKS = 50;
const MAX_KNOWN = 4000;

/**
 * The clock in `timeZone` (IANA name). It remembers offsets by the day, and about a change by the instant. Throws RangeError for a time
 * zone that does not exist.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = newClock(timeZone);
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** True when `name` is a time zone that this runtime knows: an IANA name, not a bare offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(name)) return false;
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}

/** Reads what `read` reads, and each value but once while it remembers it. */
export function remembering<Result>(read: (value: number) => Result): (value: number) => Result {
  const known = new Map<number, Result>();
  return (value) => {
    let result = known.get(value);
    if (result === undefined) {
      result = read(value);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(value, result);
    }
    return result;
  };
}

function newClock(timeZone: string): ZoneClock {
  const readOffset = offsetReader(timeZone);
  const offsetOfDay = remembering((day) => readOffset(day * DAY_MS));
  /** Asked for only about a change of the clock, where the planned instants of a plan come back. */
  const offsetAt = remembering(readOffset);
  const instantOf = (wallClockMs: number) => {
    const day = Math.floor(wallClockMs / DAY_MS);
    const usual = offsetOfDay(day - 1);
    // No change of the clock within the three days around: by far the most common case.
    if (usual === offsetOfDay(day + 2)) return wallClockMs - usual;
    const before = offsetAt(wallClockMs - DAY_MS);
    const after = offsetAt(wallClockMs + DAY_MS);
    const fits = [wallClockMs - before, wallClockMs - after].filter(
      (instant) => instant + offsetAt(instant) === wallClockMs,
    );
    return fits.length > 0 ? Math.min(...fits) : wallClockMs - before;
  };
  const wallOf = (instant: number) => {
    const day = Math.floor(instant / DAY_MS);
    const usual = offsetOfDay(day);
    return instant + (usual === offsetOfDay(day + 1) ? usual : offsetAt(instant));
  };
  return { instantOf, wallOf };
}

/** The way from the wall to the instant alone, as `zoneClock` has it. */
export function localClock(timeZone: string): LocalClock {
  return zoneClock(timeZone).instantOf;
}

/**
 * The instant `days` calendar days after `instant` (epoch ms), at the same time on the wall in
 * `timeZone` (IANA name). Throws RangeError for a time zone that does not exist.
 */
export function sameTimeLater(instant: number, days: number, timeZone: string): number {
  const { instantOf, wallOf } = zoneClock(timeZone);
  return instantOf(wallOf(instant) + days * DAY_MS);
}
