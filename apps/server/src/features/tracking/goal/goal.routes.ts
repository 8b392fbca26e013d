import { getGoal, setGoal } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readGoal } from './goal.read-model.ts';
import * as service from './goal.service.ts';

export const goalRoutes: readonly Answer[] = [
  answer(getGoal, (_input, call) => readGoal(call.db, call.session.userId)),
  answer(setGoal, ({ body }, call) => service.setGoal(call, call.session.userId, body)),
];
