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
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readAhead } from './ahead.read-model.ts';
import { readPlanAndSkips, readPlans } from './plan.read-model.ts';
import * as service from './plan.service.ts';

export const planRoutes: readonly Answer[] = [
  answer(getPlan, (_input, call) => readPlanAndSkips(call.db, call.session.userId)),
  answer(setPlan, ({ body }, call) => service.setOwnPlan(call, call.session.userId, body)),
  answer(deletePlan, (_input, call) => service.deleteOwnPlan(call, call.session.userId)),
  answer(skipDose, async ({ body }, call) => {
    await service.skipOwnDose(call, call.session.userId, body);
    return { at: body.at };
  }),
  answer(unskipDose, ({ params, query }, call) =>
    service.unskipOwnDose(call, call.session.userId, { ...params, ...query }),
  ),
  answer(listPlans, (_input, call) => readPlans(call.db, call.session.userId)),
  answer(setPlanOf, ({ params, body }, call) =>
    service.setOwnPlanOf(call, call.session.userId, { ...params, ...body }),
  ),
  answer(deletePlanOf, ({ params }, call) =>
    service.deleteOwnPlan(call, call.session.userId, params.medicine),
  ),
  answer(pausePlan, ({ params, body }, call) =>
    service.pauseOwnPlan(call, call.session.userId, { ...params, ...body }),
  ),
  answer(resumePlan, ({ params }, call) =>
    service.resumeOwnPlan(call, call.session.userId, params.medicine),
  ),
  answer(planAhead, ({ query }, call) =>
    readAhead(call.db, call.session.userId, { now: call.now, days: query.days }),
  ),
];
