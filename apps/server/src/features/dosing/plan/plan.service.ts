import { FIELD_SENTENCES, type PlanReply, type RouteInput, type setPlan } from '@dosewise/contract';
import { isTooFarAhead, startsTooFarAhead } from '@dosewise/domain';
import { noteEntry } from '../../../activity/user-activity.queries.ts';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import * as queries from './plan.queries.ts';
import { followPlan, readPlanAndSkips, readPlanner } from './plan.read-model.ts';

/** Writes a plan; throws `conflict` where it was based on another one than there is. */
export function setPlanOf(
  scope: Scope,
  userId: string,
  { basedOn, ...plan }: RouteInput<typeof setPlan>['body'],
): Promise<PlanReply> {
  if (startsTooFarAhead(plan, scope.now)) throw fieldError('steps', FIELD_SENTENCES.tooFarAhead);
  const row: PlanTable = {
    user_id: userId,
    medicine: plan.medicine,
    anchor: plan.anchor,
    steps: JSON.stringify(plan.steps),
    saved_at: scope.now,
  };
  return inTransaction(scope.db, async (db) => {
    if (basedOn === undefined) await queries.writePlan(db, row);
    else {
      const isWritten =
        basedOn === null
          ? await queries.insertPlan(db, row)
          : await queries.replacePlan(db, row, Date.parse(basedOn));
      if (!isWritten) throw new AppError('conflict');
    }
    await noteEntry(db, userId, scope.now, { tallyDue: false });
    return readPlanAndSkips(db, userId);
  });
}

/** Ends the plan of a user, where there is one. */
export function deletePlanOf(scope: Scope, userId: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    await queries.deletePlan(db, userId);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
  });
}

/** Leaves out the planned dose of an instant; throws `not_planned` where none is still to take. */
export function skipDoseOf(scope: Scope, userId: string, at: string): Promise<void> {
  const instant = Date.parse(at);
  if (isTooFarAhead(instant, scope.now)) throw fieldError('at', FIELD_SENTENCES.tooFarAhead);
  return inTransaction(scope.db, async (db) => {
    const planner = await readPlanner(db, userId, { since: scope.now, until: instant });
    const followed = await followPlan(db, userId, planner);
    followed?.course.reach(instant);
    const isPlanned = followed?.course.planned.some(
      (dose) => dose.at === instant && dose.coveredBy === null,
    );
    if (!isPlanned) throw new AppError('not_planned');
    await queries.insertSkip(db, userId, instant);
    await noteEntry(db, userId, scope.now, { tallyDue: false });
  });
}

/** Takes a skip back; throws `not_found` where there is none. */
export function unskipDoseOf(scope: Scope, userId: string, at: string): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.deleteSkip(db, userId, Date.parse(at)))) throw new AppError('not_found');
    await noteEntry(db, userId, scope.now, { tallyDue: false });
  });
}
