import { FIELD_SENTENCES } from '@dosewise/contract';
import { type CalendarDay, calendarDayIn, isBeforeDay } from '@dosewise/domain';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { Records } from '../../../records/change-records.ts';
import { readTimeZone } from '../../account/profile/profile.read-model.ts';
import * as queries from './doses.queries.ts';

/**
 * Holds the instant of a dose (epoch ms) against the days of its pen, which is locked: a sealed pen is
 * open from the day of the dose on. Refuses a dose before the start day, and one on a day after the
 * pen was thrown away; one from before may be logged late.
 */
export async function updatePenDays(
  records: Records,
  key: queries.PenKey,
  { startDate, discardedOn }: Pick<queries.MovedPen, 'startDate' | 'discardedOn'>,
  takenAt: number,
): Promise<void> {
  // Only then the day is asked for, which takes another query.
  if (startDate === null || discardedOn !== null) {
    const day = calendarDayIn(await readTimeZone(records.db, key.userId), takenAt);
    refuseAfterDiscard(day, discardedOn);
    if (startDate === null) await queries.openPen(records, key, day);
  }
  if (startDate !== null && isBeforeDay(takenAt, startDate)) {
    throw fieldError('date', FIELD_SENTENCES.doseBeforePen);
  }
}

function refuseAfterDiscard(day: CalendarDay, discardedOn: CalendarDay | null): void {
  if (discardedOn !== null && day > discardedOn) throw new AppError('pen_discarded');
}
