import { lookAhead, type PlannedDose, rulesReader } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';

/** The doses of a plan within some days, by what became of them. */
interface ReadOutcome {
  readonly medicine: string;
  readonly missed: readonly PlannedDose[];
  readonly skipped: readonly PlannedDose[];
}

/** The doses of a user's plan from `from` to before `until` that were not taken; null without a plan. */
export async function readPlanOutcome(
  db: Database,
  userId: string,
  { now, from, until }: { now: EpochMs; from: EpochMs; until: EpochMs },
): Promise<ReadOutcome | null> {
  const { medicines, timeZone } = await readDosingRecords(db, userId, { now, since: from });
  const records = medicines.find(({ plans }) => plans.length > 0);
  if (records === undefined) return null;
  const rulesOf = rulesReader(records, { now, timeZone });
  const { planned } = lookAhead({ ...records, rulesOf, timeZone, now, since: from, until });
  const within = planned.filter(({ at }) => at >= from && at < until);
  return {
    medicine: records.medicine,
    missed: within.filter(({ state }) => state === 'missed'),
    skipped: within.filter(({ state }) => state === 'skipped'),
  };
}
