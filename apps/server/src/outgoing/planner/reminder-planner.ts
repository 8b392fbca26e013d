import { setImmediate as letOthersRun } from 'node:timers/promises';
import { newScope } from '../../context.ts';
import { type Rounds, startRounds } from '../../runtime/background/background-rounds.ts';
import type { AppContext } from '../channels/app-context.ts';
import { LONGEST_REPLAN_MS, type PlanningScope, planUser } from './plan-user.ts';
import { endMisdatedPlans, listDueUsers } from './planner.queries.ts';

/** Users looked up at once; each has a transaction of its own. */
const USERS_AT_ONCE = 100;
/** The time from an entry until the reminders are planned again; none of that user goes out meanwhile. */
const INTERVAL_MS = 1000;
/** Rounds in which someone is left out who could not be planned: the others must not wait. */
const ROUNDS_LEFT_OUT = 10;

/** Plans the reminders of everyone for whom that is due. */
export type PlanRound = (isStopping?: () => boolean) => Promise<void>;

/** The planner's view of what lies ahead of a user, and the place for its errors. */
interface PlannerOptions extends Pick<PlanningScope, 'readAhead'> {
  readonly onError: (error: unknown) => void;
}

/** Rounds of planning, which leave out for a while whom they could not plan. */
export function createPlanRound(
  context: AppContext,
  { readAhead, onError }: PlannerOptions,
): PlanRound {
  const { db, now } = context;
  const leftOut = new Map<string, number>();

  async function plan(userId: string): Promise<void> {
    try {
      await planUser({ ...newScope(context), readAhead }, userId);
    } catch (error) {
      onError(error);
      leftOut.set(userId, ROUNDS_LEFT_OUT);
    }
  }

  return async (isStopping = () => false) => {
    for (const [userId, rounds] of leftOut) {
      if (rounds > 1) leftOut.set(userId, rounds - 1);
      else leftOut.delete(userId);
    }
    await endMisdatedPlans(db, now(), LONGEST_REPLAN_MS);
    for (;;) {
      const users = await listDueUsers(db, now(), USERS_AT_ONCE, [...leftOut.keys()]);
      for (const userId of users) {
        if (isStopping()) return;
        await plan(userId);
        await letOthersRun();
      }
      if (users.length < USERS_AT_ONCE) return;
    }
  };
}

/** Plans in the background. Several processes share the work. */
export function startReminderPlanner(context: AppContext, options: PlannerOptions): Rounds {
  const round = createPlanRound(context, options);
  return startRounds({ intervalMs: INTERVAL_MS, onError: options.onError, round });
}
