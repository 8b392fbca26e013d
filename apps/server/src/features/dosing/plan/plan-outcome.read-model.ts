import { type KeptPlan, lookAheadOf, type PlannedDose } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';

/** The planned doses of a medicine within some days, with what became of them. */
export interface MedicineOutcome {
  readonly medicine: string;
  /** The part of the days in which a plan was followed, epoch ms. */
  readonly from: EpochMs;
  readonly until: EpochMs;
  /** In the order of time. */
  readonly planned: readonly PlannedDose[];
}

/**
 * The planned doses from `from` to before `until` that are no longer to be taken, of each medicine with a
 * plan in that time, by the plans of their time. The medicine of the plan saved last stands first.
 */
export async function readPlanOutcomes(
  db: Database,
  userId: string,
  { now, from, until }: { now: EpochMs; from: EpochMs; until: EpochMs },
): Promise<readonly MedicineOutcome[]> {
  const { medicines, timeZone } = await readDosingRecords(db, userId, { now, since: from });
  const outcomes = medicines.flatMap((records): (MedicineOutcome & { savedAt: EpochMs })[] => {
    const followed = records.plans.filter((plan) => isFollowedIn(plan, { from, until }));
    const [first] = followed;
    const last = records.plans.at(-1);
    if (first === undefined || last === undefined) return [];
    const { planned } = lookAheadOf(records, { timeZone, now, since: from, until });
    return [
      {
        medicine: records.medicine,
        savedAt: last.endedAt === null ? last.savedAt : Number.NEGATIVE_INFINITY,
        from: Math.max(from, beginningOf(first)),
        until: Math.min(until, last.endedAt ?? until),
        planned: planned.filter(
          ({ at, state }) => at >= from && at < until && state !== 'due' && state !== 'ahead',
        ),
      },
    ];
  });
  return outcomes.toSorted((one, other) => other.savedAt - one.savedAt);
}

/** A day early, for a time zone: it only says from when on someone had a plan. */
const beginningOf = ({ savedAt, steps }: KeptPlan): EpochMs =>
  Math.min(savedAt, Date.parse(steps[0]?.startDate ?? '') || savedAt);

const isFollowedIn = (plan: KeptPlan, { from, until }: { from: EpochMs; until: EpochMs }) =>
  beginningOf(plan) < until && (plan.endedAt ?? until) > from;
