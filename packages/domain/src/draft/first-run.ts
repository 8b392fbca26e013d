import { type DeviceSize, deviceSteps, doseScale } from '../device/device.ts';
import { exactSteps } from '../dose/dose-amount.ts';
import { usualIntervalDays } from '../dose/next-dose.ts';
import type { Plan } from '../plan/plan.ts';
import { timeOnDay } from '../reminder/weekly-times.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import { isKeptDay } from '../time/kept-time.ts';
import { zoneClock } from '../time/local-time.ts';
import { mg } from '../units.ts';
import { newPlanDraft, planOfDraft, timeIn, USUAL_TIME } from './step-draft.ts';
import type { FieldFault } from './typed-number.ts';

/** The pen that a first logged dose came from: the new one, as its first dose or a later one, or one before it. */
export const DOSE_ORIGINS = ['first', 'later', 'other'] as const;
export type DoseOrigin = (typeof DOSE_ORIGINS)[number];

/** The answers of a new person about their doses, besides the pen and the amount. */
export interface FirstRunDraft {
  /** True: the last dose was on `day`; false: the first one will be. */
  readonly hasTaken: boolean;
  /** `YYYY-MM-DD`; '' while no one said, and without a plan for the first dose. */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
  /** Of a dose that was taken; '' while no one said. */
  readonly origin: DoseOrigin | '';
  /** Doses that the new pen gave before the last one. */
  readonly before: number;
}

/** The pen and the amount that these doses are of. */
export interface FirstDoses {
  readonly medicine: string;
  readonly doseMg: number;
  readonly isOral: boolean;
  /** IANA name. */
  readonly timeZone: string;
}

/** A dose to be logged, from the new pen or from one that is not recorded. */
interface TakenBefore {
  /** Epoch ms. */
  readonly at: number;
  readonly isFromPen: boolean;
}

/** The records that a first run makes besides the pen. */
export interface FirstRun {
  /** In the order of time. */
  readonly doses: readonly TakenBefore[];
  /** Null where no one said when the first dose will be. */
  readonly plan: Plan | null;
}

/** The time of a dose on `day`: now on its own day (`now`, epoch ms), else the usual one. */
export function usualTimeOn(day: CalendarDay, timeZone: string, now: number): string {
  if (day !== calendarDayIn(timeZone, now)) return USUAL_TIME;
  return timeIn(timeZone, now);
}

/** Most doses of this amount that a device may have given before another one from it. */
export function mostBefore(doseMg: number, strength: number, device: DeviceSize): number {
  const steps = exactSteps(mg(doseMg), doseScale(strength, device));
  return steps === null ? 0 : Math.max(0, Math.floor(deviceSteps(device) / steps) - 1);
}

/** The faults of a day and time: one that was is not ahead, one that will be is not over. */
export function firstRunFaults(
  { hasTaken, day, time }: Pick<FirstRunDraft, 'hasTaken' | 'day' | 'time'>,
  timeZone: string,
  now: number,
): {
  readonly day: FieldFault | 'ahead' | 'over' | null;
  readonly time: 'missing' | 'ahead' | null;
} {
  if (day === '') return { day: 'missing', time: null };
  if (!isKeptDay(day)) return { day: 'wrong', time: null };
  const today = calendarDayIn(timeZone, now);
  if (hasTaken && day > today) return { day: 'ahead', time: null };
  if (!hasTaken && day < today) return { day: 'over', time: null };
  if (time === '') return { day: null, time: 'missing' };
  const at = timeOnDay(day, time, zoneClock(timeZone));
  return { day: null, time: hasTaken && at > now ? 'ahead' : null };
}

/**
 * The doses and the plan that follow from what a new person said (`now`, epoch ms). Doses before the last
 * one lie a usual interval apart. The plan goes on from the last dose, on its weekday and at its time.
 */
export function firstRun(draft: FirstRunDraft, about: FirstDoses, now: number): FirstRun {
  const { hasTaken, day, time, origin, before } = draft;
  const { medicine, doseMg, isOral, timeZone } = about;
  if (!hasTaken) {
    if (day === '') return { doses: [], plan: null };
    const begun = newPlanDraft(medicine, undefined, timeZone, now);
    const steps = begun.steps.map((step) => ({
      ...step,
      startDate: day,
      time,
      doseMg: String(doseMg),
    }));
    return { doses: [], plan: planOfDraft({ ...begun, steps }) };
  }
  const everyDays = usualIntervalDays(medicine, isOral);
  const earlier = origin === 'later' ? before : 0;
  const clock = zoneClock(timeZone);
  const doses = Array.from({ length: earlier + 1 }, (_, index) => ({
    at: timeOnDay(day, time, clock, (index - earlier) * everyDays),
    isFromPen: origin !== 'other',
  }));
  const latest = { at: timeOnDay(day, time, clock), mg: mg(doseMg) };
  return { doses, plan: planOfDraft(newPlanDraft(medicine, latest, timeZone, now)) };
}
