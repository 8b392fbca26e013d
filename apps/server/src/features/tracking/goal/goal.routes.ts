import { getGoal, setGoal } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readGoal } from './goal.read-model.ts';
import * as service from './goal.service.ts';

export function goalRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getGoal, (_input, call) => readGoal(call.db, call.session.userId));
  bindRoute(app, context, setGoal, ({ body }, call) =>
    service.setGoal(call, call.session.userId, body),
  );
}
