import type { CalendarDay } from '../time/calendar-day.ts';

/** Those who can say on which day a pen was opened: its owner by typing it, or its first dose. */
export const OPENED_BY = ['owner', 'dose'] as const;

/** A pen's day of first use and who said it; both null while the pen is unopened. */
export interface Opening {
  readonly startDate: CalendarDay | null;
  readonly startedBy: (typeof OPENED_BY)[number] | null;
}

/**
 * The opening of a pen whose earliest dose is on `firstDoseOn`, a day of its owner's zone; null
 * without doses. A day that the owner typed stays, any other is that of the earliest dose.
 */
export function followFirstDose(opening: Opening, firstDoseOn: CalendarDay | null): Opening {
  if (opening.startedBy === 'owner') return opening;
  return firstDoseOn === null
    ? { startDate: null, startedBy: null }
    : { startDate: firstDoseOn, startedBy: 'dose' };
}

/** The opening of a pen that gave one dose more, on `doseOn`. */
export function openingWithDose(opening: Opening, doseOn: CalendarDay): Opening {
  const { startDate } = opening;
  return followFirstDose(opening, startDate !== null && startDate < doseOn ? startDate : doseOn);
}

/**
 * The day to which the owner can correct the opening, where they say that a dose from this pen was taken on `doseOn`:
 * null unless that is before the day that they typed. A day that a dose gave moves back without being asked.
 */
export function correctedOpening(opening: Opening, doseOn: CalendarDay): CalendarDay | null {
  const { startDate, startedBy } = opening;
  return startedBy === 'owner' && startDate !== null && doseOn < startDate ? doseOn : null;
}

/** The opening after the owner typed a day, or cleared it. The same day again is not typed. */
export function typedOpening(before: Opening, startDate: CalendarDay | null): Opening {
  if (startDate === before.startDate) return before;
  return { startDate, startedBy: startDate === null ? null : 'owner' };
}
