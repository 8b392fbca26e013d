import {
  calendarDayIn,
  DAY_MS,
  foldSubstance,
  halfInterval,
  isSameMedicine,
  lookAheadOf,
  usualIntervalDays,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readMedicinesAhead } from './ahead.read-model.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';
import { findLatestDose, findNearbyDose } from './latest-dose.queries.ts';

/** A planned dose, of whom and when. */
interface PlannedKey {
  readonly userId: string;
  readonly medicine: string;
  readonly plannedAt: EpochMs;
  readonly now: EpochMs;
}

/** The dose that was logged for a planned one. */
export interface Covering {
  /** The first dose that belongs to it. */
  readonly id: string;
  /** True where all of it was taken, as far as a plan says how much that is. */
  readonly isComplete: boolean;
}

/**
 * The dose that was logged for the planned one of an instant, or of its day where the hour changed since; null
 * for none. Where the plan has none on that day, the planned one less than a day away is meant, else what was
 * logged for that day. Without a plan it is any dose within half an interval.
 */
export async function findCovering(
  db: Database,
  { userId, medicine: name, plannedAt, now }: PlannedKey,
): Promise<Covering | null> {
  const medicine = foldSubstance(name);
  const { medicines, timeZone } = await readDosingRecords(db, userId, { now, since: plannedAt });
  const records = medicines.find(
    (one) => isSameMedicine(one.medicine, medicine) && one.plans.length > 0,
  );
  if (records) {
    const [since, until] = [plannedAt - DAY_MS, plannedAt + DAY_MS];
    const { planned } = lookAheadOf(records, { timeZone, now, since, until });
    const day = calendarDayIn(timeZone, plannedAt);
    const dose =
      planned.find(({ at }) => at === plannedAt) ??
      planned.find(({ at }) => calendarDayIn(timeZone, at) === day) ??
      // The time zone changed, or the day by one.
      planned.find((one) => Math.abs(one.at - plannedAt) < Math.min(DAY_MS, halfInterval(one)));
    const [first] = dose?.takenBy ?? [];
    if (first) return { id: first.id, isComplete: dose?.state === 'taken' };
    if (dose) return null;
    const sameDay = records.doses.filter(
      (entry) => entry.plannedAt !== null && calendarDayIn(timeZone, entry.plannedAt) === day,
    );
    const [logged] = sameDay.toSorted((one, other) => one.at - other.at);
    return logged ? { id: logged.id, isComplete: true } : null;
  }
  const latest = await findLatestDose(db, userId, { medicine });
  const everyDays = usualIntervalDays(medicine, latest?.extraction_method === 'oral');
  const within = halfInterval({ everyDays });
  const near = await findNearbyDose(db, { userId, medicine, at: plannedAt, within });
  return near ? { id: near.id, isComplete: true } : null;
}

/** A planned dose as someone asks for it. */
export interface AskedDose {
  readonly plannedAt: EpochMs;
  /** True of its medicine, or of any where no one said which. */
  readonly isOf: (medicine: string) => boolean;
}

/**
 * The dose that a user is to take at a planned instant, and what each pen gives of it; `dose` is null where nothing
 * is still planned then, all is null without plan and doses.
 */
export async function findPlannedDose(
  db: Database,
  userId: string,
  { plannedAt, isOf, now }: AskedDose & { now: EpochMs },
) {
  const untilIn = () => Math.max(plannedAt, now);
  const { medicines, records } = await readMedicinesAhead(db, userId, { now, untilIn });
  const meant = medicines.filter(({ medicine }) => isOf(medicine));
  const found = meant.flatMap(({ medicine, next, doses }) => {
    const dose = [next, ...doses].find((planned) => planned?.at === plannedAt);
    return dose ? [{ medicine, dose }] : [];
  })[0];
  const first = meant[0] ?? records.medicines.find(({ medicine }) => isOf(medicine));
  if (found === undefined) return first ? { medicine: first.medicine, dose: null } : null;
  const parts = found.dose.parts?.map(({ deviceId: penId, steps: clicks }) => ({ penId, clicks }));
  return { medicine: found.medicine, dose: { parts: parts ?? [] } };
}
