import {
  deletePlan,
  deletePlanOf,
  getPlan,
  listPlans,
  pausePlan,
  planAhead,
  resumePlan,
  setPlan,
  setPlanOf,
  skipDose,
  unskipDose,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readAhead } from './ahead.read-model.ts';
import { readPlanAndSkips, readPlans } from './plan.read-model.ts';
import * as service from './plan.service.ts';

export const planRoutes: readonly BoundRoute[] = [
  bindRoute(getPlan, (_input, call) => readPlanAndSkips(call.db, call.session.userId)),
  bindRoute(setPlan, ({ body }, call) => service.setOwnPlan(call, call.session.userId, body)),
  bindRoute(deletePlan, (_input, call) => service.deleteOwnPlan(call, call.session.userId)),
  bindRoute(skipDose, async ({ body }, call) => {
    await service.skipOwnDose(call, call.session.userId, body);
    return { at: body.at };
  }),
  bindRoute(unskipDose, ({ params, query }, call) =>
    service.unskipOwnDose(call, call.session.userId, { ...params, ...query }),
  ),
  bindRoute(listPlans, (_input, call) => readPlans(call.db, call.session.userId)),
  bindRoute(setPlanOf, ({ params, body }, call) =>
    service.setOwnPlanOf(call, call.session.userId, { ...params, ...body }),
  ),
  bindRoute(deletePlanOf, ({ params }, call) =>
    service.deleteOwnPlan(call, call.session.userId, params.medicine),
  ),
  bindRoute(pausePlan, ({ params, body }, call) =>
    service.pauseOwnPlan(call, call.session.userId, { ...params, ...body }),
  ),
  bindRoute(resumePlan, ({ params }, call) =>
    service.resumeOwnPlan(call, call.session.userId, params.medicine),
  ),
  bindRoute(planAhead, ({ query }, call) =>
    readAhead(call.db, call.session.userId, { now: call.now, days: query.days }),
  ),
];
