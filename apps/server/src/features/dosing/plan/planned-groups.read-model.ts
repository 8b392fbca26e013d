import { DAY_MS, isWholeInterval, lookAheadOf, PLAN_LIMITS, unfinishedMg } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';

/** The planned dose that an entry belongs to. */
export interface PlannedGroup {
  readonly group: string;
  /** Its mg while it was taken in part and the rest may still be; null for any other. */
  readonly unfinishedMg: number | null;
}

/**
 * The planned dose that each entry of a user belongs to, by the id of the entry. Absent are entries that belong
 * to none, and those of plans whose doses are only parts of what is taken in an interval.
 */
export async function readPlannedGroups(
  db: Database,
  userId: string,
  now: EpochMs,
): Promise<ReadonlyMap<string, PlannedGroup>> {
  const { medicines, timeZone } = await readDosingRecords(db, userId, { now, since: 0 });
  const groups = new Map<string, PlannedGroup>();
  for (const records of medicines) {
    if (records.plans.length === 0) continue;
    // A dose may have been taken ahead of its planned instant.
    const until = now + PLAN_LIMITS.everyDays.most * DAY_MS;
    const { planned } = lookAheadOf(records, { timeZone, now, since: 0, until });
    for (const dose of planned) {
      if (!isWholeInterval(records.medicine, dose.everyDays)) continue;
      const group = { group: String(dose.at), unfinishedMg: unfinishedMg(dose, now) };
      for (const { entries } of dose.takenBy) {
        for (const { id } of entries) groups.set(id, group);
      }
    }
  }
  return groups;
}
