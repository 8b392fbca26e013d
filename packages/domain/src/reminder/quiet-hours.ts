import { DAY_MS } from '../time/calendar-day.ts';
import type { ZoneClock } from '../time/local-time.ts';

/** Hours without reminders, each `HH:MM` on the clock on the wall; may pass midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** The time from the start of its day to a time on the wall, in ms; `time` is `HH:MM`. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/**
 * The end of the quiet hours that an instant (epoch ms) falls into, or the instant itself outside of
 * them. Their start is quiet, their end is not.
 */
export function afterQuiet(instant: number, quiet: QuietHours | null, clock: ZoneClock): number {
  if (quiet === null) return instant;
  const wall = clock.wallOf(instant);
  const day = Math.floor(wall / DAY_MS) * DAY_MS;
  const now = wall - day;
  const [from, to] = [timeOfDay(quiet.from), timeOfDay(quiet.to)];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return instant;
  const endsTomorrow = now >= to;
  // Never earlier: an hour that comes twice may show the end before the start.
  return Math.max(instant, clock.instantOf(day + to + (endsTomorrow ? DAY_MS : 0)));
}
