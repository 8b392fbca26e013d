import { HOUR_MS } from '@dosewise/domain';
import { inTransaction } from '../../db/database.ts';
import { type PlanningScope, planUser } from './plan-user.ts';
import { listLaterOf, takeUser } from './planner.queries.ts';

/** The time that 'Later' puts off by. */
const LATER_MS = HOUR_MS;

/** The planned dose that someone puts off. */
interface AskedDose {
  readonly plannedAt: number;
  /** True of its medicine, or of any where no one said which. */
  readonly isOf: (medicine: string) => boolean;
}

/**
 * Plans one more reminder of a planned dose in an hour, once however often it is asked for. 'closed':
 * the dose was logged, skipped or missed; 'nowhere': this user is no longer reminded anywhere.
 */
export function planLater(
  scope: PlanningScope,
  userId: string,
  { plannedAt: about, isOf }: AskedDose,
): Promise<'planned' | 'closed' | 'nowhere' | 'nobody'> {
  return inTransaction(scope.db, async (db) => {
    const taken = await takeUser(db, userId);
    if (taken === undefined) return 'nobody';
    const isPlanned = async () => (await listLaterOf(db, userId, about)).some(isOf);
    if (await isPlanned()) return 'planned';
    if (taken.replan_at === null) return 'nowhere';
    const instant = scope.now + LATER_MS;
    const { openDoses } = await planUser({ ...scope, db }, userId, { about, isOf, instant });
    if (await isPlanned()) return 'planned';
    const isOpen = openDoses.some(({ at, medicine }) => at === about && isOf(medicine));
    return isOpen ? 'nowhere' : 'closed';
  });
}
