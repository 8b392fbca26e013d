import { type CalendarDay, DAY_MS } from '../time/calendar-day.ts';
import type { ZoneClock } from '../time/local-time.ts';
import { timeOfDay } from './quiet-hours.ts';

/** A stretch of time in epoch ms: `from` belongs to it, `until` does not. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The instants within a stretch at which the clock on the wall shows `time` on one of the days. */
export function weeklyTimes(
  { days, time }: { readonly days: readonly number[]; readonly time: string },
  clock: ZoneClock,
  { from, until }: Stretch,
): number[] {
  const instants: number[] = [];
  const last = clock.wallOf(until) + DAY_MS;
  for (let day = startOfDay(clock.wallOf(from)) - DAY_MS; day <= last; day += DAY_MS) {
    const instant = clock.instantOf(day + timeOfDay(time));
    if (days.includes(isoWeekday(day)) && instant >= from && instant < until)
      instants.push(instant);
  }
  return instants;
}

/** The instant at which the clock on the wall shows `time` so many days before or after a day. */
export function timeOnDay(day: CalendarDay, time: string, clock: ZoneClock, daysLater = 0): number {
  return clock.instantOf(Date.parse(day) + daysLater * DAY_MS + timeOfDay(time));
}

const startOfDay = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS;

/** 1 is Monday, 7 is Sunday. */
const isoWeekday = (wall: number) => new Date(wall).getUTCDay() || 7;
