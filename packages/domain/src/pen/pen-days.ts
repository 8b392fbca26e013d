import type { CalendarDay } from '../time/calendar-day.ts';

/** The days of a pen that someone typed. */
export interface TypedDays {
  readonly startDate: CalendarDay | null;
  readonly expiresOn: CalendarDay | null;
  readonly purchaseDate: CalendarDay | null;
}

/** Contradictions between the days of a pen: it is kept all the same, and its owner is told. */
export type ImpossibleDay = 'start_ahead' | 'expired_before_start' | 'bought_after_start';

/** The contradictions between the days of a pen on the day `today`. */
export function findImpossibleDays(
  { startDate, expiresOn, purchaseDate }: TypedDays,
  today: CalendarDay,
): ImpossibleDay[] {
  if (startDate === null) return [];
  const found: ImpossibleDay[] = [];
  if (startDate > today) found.push('start_ahead');
  if (expiresOn !== null && expiresOn < startDate) found.push('expired_before_start');
  if (purchaseDate !== null && purchaseDate > startDate) found.push('bought_after_start');
  return found;
}
