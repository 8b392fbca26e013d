import { HOUR_MS } from '@dosewise/domain';
import { inTransaction } from '../../db/database.ts';
import { type PlanningScope, planUser } from './plan-user.ts';
import { hasLater, takeUser } from './planner.queries.ts';

/** The time that 'Later' puts off by. */
const LATER_MS = HOUR_MS;

/**
 * Plans one more reminder of a planned dose in an hour, once however often it is asked for. 'closed':
 * the dose was logged, skipped or missed; 'nowhere': this user is no longer reminded anywhere.
 */
export function planLater(
  scope: PlanningScope,
  userId: string,
  about: number,
): Promise<'planned' | 'closed' | 'nowhere' | 'nobody'> {
  return inTransaction(scope.db, async (db) => {
    const taken = await takeUser(db, userId);
    if (taken === undefined) return 'nobody';
    if (await hasLater(db, userId, about)) return 'planned';
    if (taken.replan_at === null) return 'nowhere';
    const instant = scope.now + LATER_MS;
    const { openDoses } = await planUser({ ...scope, db }, userId, { about, instant });
    if (await hasLater(db, userId, about)) return 'planned';
    return openDoses.includes(about) ? 'nowhere' : 'closed';
  });
}
