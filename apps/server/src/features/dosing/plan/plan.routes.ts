import { deletePlan, getPlan, planAhead, setPlan, skipDose, unskipDose } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readAhead } from './ahead.read-model.ts';
import { readPlanAndSkips } from './plan.read-model.ts';
import * as service from './plan.service.ts';

export function planRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getPlan, (_input, call) =>
    readPlanAndSkips(call.db, call.session.userId),
  );
  bindRoute(app, context, setPlan, ({ body }, call) =>
    service.setPlanOf(call, call.session.userId, body),
  );
  bindRoute(app, context, deletePlan, async (_input, call) => {
    await service.deletePlanOf(call, call.session.userId);
    return undefined;
  });
  bindRoute(app, context, skipDose, async ({ body }, call) => {
    await service.skipDoseOf(call, call.session.userId, body.at);
    return body;
  });
  bindRoute(app, context, unskipDose, async ({ params }, call) => {
    await service.unskipDoseOf(call, call.session.userId, params.at);
    return undefined;
  });
  bindRoute(app, context, planAhead, ({ query }, call) =>
    readAhead(call.db, call.session.userId, { now: call.now, days: query.days }),
  );
}
