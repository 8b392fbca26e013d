import { getGoal, setGoal } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readGoal } from './goal.read-model.ts';
import * as service from './goal.service.ts';

export const goalRoutes: readonly BoundRoute[] = [
  bindRoute(getGoal, (_input, call) => readGoal(call.db, call.session.userId)),
  bindRoute(setGoal, ({ body }, call) => service.setGoal(call, call.session.userId, body)),
];
