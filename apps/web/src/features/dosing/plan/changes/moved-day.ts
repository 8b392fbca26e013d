import {
  calendarDayIn,
  dayNumber,
  HOUR_MS,
  isKeptDay,
  type Plan,
  tooSoonHours,
  zoneClock,
} from '@dosewise/domain';
import { texts as doseTexts } from '../../../../data/doses/texts.ts';
import type { FormErrors } from '../../../../kit/forms/use-form.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import { type CourseOptions, findComing, isTakenFor, moveCourse } from '../course.ts';
import { texts as planTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Another day for the next dose, as it stands in the dialog. */
export interface DayEntry {
  readonly startDate: string;
  readonly time: string;
}

/** The errors of the day and the time. */
export function checkDay({ startDate, time }: DayEntry, today: string): FormErrors<DayEntry> {
  const day = isKeptDay(startDate) ? null : texts.dayNeeded;
  return {
    startDate: day ?? (startDate < today ? texts.dayPassed : null),
    time: /^\d{2}:\d{2}$/.test(time) ? null : planTexts.timeNeeded,
  };
}

/** The outcome of another day for the next dose, before it is saved. */
export interface MovedDay {
  readonly plan: Plan;
  /** The next dose that there would be, in a sentence. */
  readonly next: string;
  /** Facts to know with it: the gap of the label, and where the latest dose counts for the day. */
  readonly facts: readonly string[];
}

/** The outcome of another day for the next dose; null where nothing is to come. */
export function moveDay(course: CourseOptions, entry: DayEntry): MovedDay | null {
  const { timeZone } = course;
  const plan = moveCourse(course, entry);
  if (plan === null) return null;
  const next = findComing({ ...course, plan });
  if (next === null) return { plan, next: texts.nothing, facts: [] };
  const dates = zoneDates(timeZone);
  const dayOf = (at: number) => calendarDayIn(timeZone, at);
  const { at, lastAt, earliestAt } = next;
  const days = lastAt === null ? 0 : dayNumber(dayOf(at)) - dayNumber(dayOf(lastAt));
  const { startDate, time } = entry;
  const chosenAt = zoneClock(timeZone).instantOf(Date.parse(`${startDate}T${time}:00Z`));
  const gap = lastAt === null || earliestAt === null ? null : (earliestAt - lastAt) / HOUR_MS;
  // A plan knows no seconds.
  const lastMinute = lastAt === null ? [] : [lastAt - (lastAt % 60_000)];
  const hours = tooSoonHours(chosenAt, lastMinute, gap);
  const isCounted = isTakenFor({ ...course, plan }, startDate);
  return {
    plan,
    next: texts.next(dates.dayAndWeekday(at), dates.clock(at), days > 0 ? days : null),
    facts: [
      ...(hours === null || gap === null ? [] : [doseTexts.tooSoon(Math.floor(hours), gap)]),
      ...(isCounted ? [texts.counted] : []),
    ],
  };
}
