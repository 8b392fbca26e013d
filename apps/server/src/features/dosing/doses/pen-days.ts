import {
  type CalendarDay,
  calendarDayIn,
  followFirstDose,
  isBeforeDay,
  mayBeBeforeDay,
  type Opening,
  openingWithDose,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';
import type { Records } from '../../../records/change-records.ts';
import { readTimeZone } from '../../account/profile/profile.read-model.ts';
import * as queries from './doses.queries.ts';

type PenDays = Opening & Pick<queries.MovedPen, 'discardedOn'>;

/**
 * Holds the instant of a new dose (epoch ms) against the days of its pen, which is locked: an unopened
 * pen is open from the day of the dose on, and a day that a later dose gave moves back to it. Refuses
 * a dose before a day that the owner typed, and one on a day after the pen was thrown away; one from
 * before may be logged late.
 */
export async function openForDose(
  records: Records,
  key: queries.PenKey,
  pen: PenDays,
  takenAt: number,
): Promise<void> {
  const { startDate, discardedOn } = pen;
  refuseBeforeStart(pen, takenAt);
  const mayOpen =
    startDate === null || (pen.startedBy === 'dose' && mayBeBeforeDay(takenAt, startDate));
  // Only then the day is asked for, which takes another query.
  if (!mayOpen && discardedOn === null) return;
  const day = calendarDayIn(await readTimeZone(records.db, key.userId), takenAt);
  refuseAfterDiscard(day, discardedOn);
  await keepOpening(records, key, pen, openingWithDose(pen, day));
}

/** The same for a dose that got another date, and is stored with it. */
export async function openForMovedDose(
  records: Records,
  key: queries.PenKey,
  pen: PenDays,
  takenAt: number,
): Promise<void> {
  refuseBeforeStart(pen, takenAt);
  if (pen.discardedOn !== null) {
    const timeZone = await readTimeZone(records.db, key.userId);
    refuseAfterDiscard(calendarDayIn(timeZone, takenAt), pen.discardedOn);
  }
  await followDoses(records, key, pen);
}

/** Has the opening of a pen, which is locked, follow the doses that it has now. */
export async function followDoses(
  records: Records,
  key: queries.PenKey,
  opening: Opening,
): Promise<void> {
  if (opening.startedBy === 'owner') return;
  const first = await queries.findFirstDose(records.db, key);
  const day =
    first === null ? null : calendarDayIn(await readTimeZone(records.db, key.userId), first);
  await keepOpening(records, key, opening, followFirstDose(opening, day));
}

async function keepOpening(
  records: Records,
  key: queries.PenKey,
  before: Opening,
  after: Opening,
): Promise<void> {
  if (after.startDate === before.startDate && after.startedBy === before.startedBy) return;
  await queries.setOpening(records, key, after);
}

function refuseBeforeStart({ startDate, startedBy }: Opening, takenAt: number): void {
  if (startedBy === 'owner' && startDate !== null && isBeforeDay(takenAt, startDate)) {
    throw fieldError('date', contractSentences.fields.doseBeforePen);
  }
}

function refuseAfterDiscard(day: CalendarDay, discardedOn: CalendarDay | null): void {
  if (discardedOn !== null && day > discardedOn) throw new AppError('pen_discarded');
}
