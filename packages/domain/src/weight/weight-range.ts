import { type CalendarDay, DAY_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import type { Kilograms } from './kilograms.ts';
import type { WeightPoint } from './weigh-in.ts';

/** A range of weights in kg that someone wants to stay in, both ends inclusive. */
export interface WeightRange {
  readonly lowKg: Kilograms;
  readonly highKg: Kilograms;
}

/** Calendar days, today included, of which those with a weigh-in are looked at. */
export const RANGE_DAYS = 28;

/** The number of days with a weigh-in, and of those with the weight within the range. */
export interface DaysWithin {
  readonly within: number;
  readonly weighed: number;
}

/**
 * The number of the last 28 calendar days, today included, with a weigh-in, and of those with one
 * within `range`. A day counts by its latest weigh-in. Instants in epoch ms; days are those of
 * `timeZone` (IANA name). Throws RangeError for a time zone that does not exist.
 */
export function daysWithinRange(
  points: readonly WeightPoint[],
  range: WeightRange,
  now: number,
  timeZone: string,
): DaysWithin {
  const today = calendarDayIn(timeZone, now);
  const first = dayBefore(today, RANGE_DAYS - 1);
  const latest = new Map<CalendarDay, WeightPoint>();
  for (const point of points) {
    // A calendar day never reaches further back than a day more of 24 hours.
    if (Math.abs(now - point.at) > (RANGE_DAYS + 1) * DAY_MS) continue;
    const day = calendarDayIn(timeZone, point.at);
    if (day < first || day > today) continue;
    const known = latest.get(day);
    if (known === undefined || point.at >= known.at) latest.set(day, point);
  }
  const days = [...latest.values()];
  const isWithin = ({ kg }: WeightPoint) => kg >= range.lowKg && kg <= range.highKg;
  return { within: days.filter(isWithin).length, weighed: days.length };
}

function dayBefore(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T12:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
