import { DAY_MS, isWholeInterval, lookAheadOf, PLAN_LIMITS } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';

/**
 * The planned dose that each entry of a user belongs to, by the id of the entry. Absent are entries that belong
 * to none, and those of plans whose doses are only parts of what is taken in an interval.
 */
export async function readPlannedGroups(
  db: Database,
  userId: string,
  now: EpochMs,
): Promise<ReadonlyMap<string, string>> {
  const { medicines, timeZone } = await readDosingRecords(db, userId, { now, since: 0 });
  const groups = new Map<string, string>();
  for (const records of medicines) {
    if (records.plans.length === 0) continue;
    // A dose may have been taken ahead of its planned instant.
    const until = now + PLAN_LIMITS.everyDays.most * DAY_MS;
    const { planned } = lookAheadOf(records, { timeZone, now, since: 0, until });
    for (const { at, everyDays, takenBy } of planned) {
      if (!isWholeInterval(records.medicine, everyDays)) continue;
      for (const { entries } of takenBy) {
        for (const { id } of entries) groups.set(id, String(at));
      }
    }
  }
  return groups;
}
