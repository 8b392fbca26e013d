import type { CalendarDay, PlanStep } from '@dosewise/domain';
import { texts } from '../../data/plan/texts.ts';
import { zoneDates } from '../../languages/formats/zone-dates.ts';

// A calendar day has no zone: read and written in one and the same.
const { longWeekday } = zoneDates('UTC');

/** 'Monday' for a calendar day. */
export const describeWeekday = (day: CalendarDay): string => longWeekday(Date.parse(day));

/** 'Every Monday at 09:00', 'Every 10 days at 09:00' of a step with fixed days. */
export function describeFixedPace({
  startDate,
  everyDays,
  time,
}: Pick<PlanStep, 'startDate' | 'everyDays' | 'time'>): string {
  if (everyDays !== 7) return texts.pace(everyDays, time);
  return texts.weekly(describeWeekday(startDate), time);
}
