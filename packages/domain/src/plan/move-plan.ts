import { DAY_MS } from '../time/calendar-day.ts';
import { calendarDayIn, dayNumber, dayOfNumber } from '../time/day-numbers.ts';
import type { Plan, PlanStep } from './plan.ts';
import { type AheadTime, lookAheadOf, type MedicineRecords } from './plan-ahead.ts';

/**
 * The plan there is with its next dose on another day and at another time: the step of that dose begins
 * there with the doses that it has left, later steps keep their distance from it, at the same time. No
 * dose changes. Null where nothing is to come, and without a plan. Throws RangeError for a time zone
 * that does not exist.
 */
export function movePlan(
  records: MedicineRecords,
  { timeZone, now }: Pick<AheadTime, 'timeZone' | 'now'>,
  to: Pick<PlanStep, 'startDate' | 'time'>,
): Plan | null {
  const plan = records.plans.at(-1);
  const { next } = lookAheadOf(records, { timeZone, now, since: now, until: now });
  if (plan === undefined || plan.endedAt !== null || next === null) return null;
  const { medicine, anchor, steps } = plan;
  const nextDay = calendarDayIn(timeZone, next.at);
  const place = Math.max(
    0,
    steps.findLastIndex(({ startDate }) => startDate <= nextDay),
  );
  const [present, following] = [steps[place], steps[place + 1]];
  if (present === undefined) return null;

  let { doses } = present;
  if (doses !== null) {
    const end = following?.startDate ?? '9999';
    const reach = next.at + (doses + 1) * present.everyDays * DAY_MS;
    const until = following ? Math.min(reach, Date.parse(end) + DAY_MS) : reach;
    const { planned } = lookAheadOf(records, { timeZone, now, since: now, until });
    // A pause uses up no dose of those that follow the latest one.
    const isLeft = (state: string) => anchor === 'weekday' || state !== 'paused';
    doses = planned.filter(
      ({ at, state }) => at >= next.at && isLeft(state) && calendarDayIn(timeZone, at) < end,
    ).length;
  }
  const days = dayNumber(to.startDate) - dayNumber(nextDay);
  const later = steps.slice(place + 1).map((step) => ({
    ...step,
    time: to.time,
    startDate: dayOfNumber(dayNumber(step.startDate) + days),
  }));
  return { medicine, anchor, steps: [{ ...present, ...to, doses }, ...later] };
}
