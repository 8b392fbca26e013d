import { ADHERENCE_DAYS, type CalendarDay, calendarDayIn, DAY_MS } from '@dosewise/domain';

/** A day of the last seven, and what was logged on it. */
export interface WeekDay {
  readonly day: CalendarDay;
  /** Its noon in UTC, epoch ms: what a format in UTC makes the day of. */
  readonly noon: number;
  readonly isToday: boolean;
  readonly hasDose: boolean;
  readonly hasWeighIn: boolean;
}

interface Logged {
  /** Instants in epoch ms. */
  readonly doses: readonly number[];
  readonly weighIns: readonly number[];
}

/** The last seven days in `timeZone`, today the last of them. `now` in epoch ms. */
export function weekDays({ doses, weighIns }: Logged, now: number, timeZone: string): WeekDay[] {
  const noon = Date.parse(`${calendarDayIn(timeZone, now)}T12:00:00.000Z`);
  const daysOf = (instants: readonly number[]) =>
    new Set(
      instants
        // Seven calendar days never reach further back than eight times 24 hours.
        .filter((at) => Math.abs(now - at) <= (ADHERENCE_DAYS + 1) * DAY_MS)
        .map((at) => calendarDayIn(timeZone, at)),
    );
  const [withDose, withWeighIn] = [daysOf(doses), daysOf(weighIns)];
  return Array.from({ length: ADHERENCE_DAYS }, (_, index) => {
    const at = noon - (ADHERENCE_DAYS - 1 - index) * DAY_MS;
    const day = new Date(at).toISOString().slice(0, 10);
    return {
      day,
      noon: at,
      isToday: at === noon,
      hasDose: withDose.has(day),
      hasWeighIn: withWeighIn.has(day),
    };
  });
}
