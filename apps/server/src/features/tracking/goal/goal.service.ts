import type { RouteInput, setGoal as setGoalRoute, WeightGoal } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { readGoal } from './goal.read-model.ts';
import { insertGoal, writeGoal } from './goal.write-model.ts';

/** Sets the goal, with `ifNone` only where none was ever set; the goal as it is then. */
export function setGoal(
  scope: Scope,
  userId: string,
  { targetKg, targetDate, keep, ifNone }: RouteInput<typeof setGoalRoute>['body'],
): Promise<WeightGoal> {
  const goal = {
    user_id: userId,
    target_kg: targetKg,
    target_date: targetDate,
    keep_low_kg: keep?.lowKg ?? null,
    keep_high_kg: keep?.highKg ?? null,
  };
  return changeRecords(scope, userId, async (records) => {
    await (ifNone ? insertGoal(records, goal) : writeGoal(records, goal));
    return readGoal(records.db, userId);
  });
}
