import { FIELD_SENTENCES, type PlanReply, type RouteInput, type setPlan } from '@dosewise/contract';
import { isTooFarAhead, lookAhead, rulesReader, startsTooFarAhead } from '@dosewise/domain';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { Scope } from '../../../context.ts';
import type { PlanTable } from '../../../db/tables/plan-tables.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';
import * as queries from './plan.queries.ts';
import { readPlanAndSkips } from './plan.read-model.ts';

/** Writes a plan; throws `conflict` where it was based on another one than there is. */
export function setOwnPlan(
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
  return changeRecords(scope, userId, async (records) => {
    if (basedOn === undefined) await queries.writePlan(records, row);
    else {
      const isWritten =
        basedOn === null
          ? await queries.insertPlan(records, row)
          : await queries.replacePlan(records, row, Date.parse(basedOn));
      if (!isWritten) throw new AppError('conflict');
    }
    return readPlanAndSkips(records.db, userId);
  });
}

/** Ends the plan of a user, where there is one. */
export function deleteOwnPlan(scope: Scope, userId: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    await queries.deletePlan(records);
  });
}

/** Leaves out the planned dose of an instant; throws `not_planned` where none is still to take. */
export function skipOwnDose(scope: Scope, userId: string, at: string): Promise<void> {
  const instant = Date.parse(at);
  if (isTooFarAhead(instant, scope.now)) throw fieldError('at', FIELD_SENTENCES.tooFarAhead);
  return changeRecords(scope, userId, async (records) => {
    const { medicines, timeZone } = await readDosingRecords(records.db, userId, { now: scope.now });
    const isPlanned = medicines.some((one) => {
      const rulesOf = rulesReader(one, { now: scope.now, timeZone });
      const span = { since: scope.now, until: instant, now: scope.now };
      const { planned } = lookAhead({ ...one, ...span, rulesOf, timeZone });
      return planned.some(({ at, takenMg }) => at === instant && takenMg === 0);
    });
    if (!isPlanned) throw new AppError('not_planned');
    await queries.insertSkip(records, instant);
  });
}

/** Takes a skip back; throws `not_found` where there is none. */
export function unskipOwnDose(scope: Scope, userId: string, at: string): Promise<void> {
  return changeRecords(scope, userId, async (records) => {
    if (!(await queries.deleteSkip(records, Date.parse(at)))) throw new AppError('not_found');
  });
}
