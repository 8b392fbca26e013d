import { deletePlan, getPlan, planAhead, setPlan, skipDose, unskipDose } from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import { readAhead } from './ahead.read-model.ts';
import { readPlanAndSkips } from './plan.read-model.ts';
import * as service from './plan.service.ts';

export const planRoutes: readonly Answer[] = [
  answer(getPlan, (_input, call) => readPlanAndSkips(call.db, call.session.userId)),
  answer(setPlan, ({ body }, call) => service.setOwnPlan(call, call.session.userId, body)),
  answer(deletePlan, (_input, call) => service.deleteOwnPlan(call, call.session.userId)),
  answer(skipDose, async ({ body }, call) => {
    await service.skipOwnDose(call, call.session.userId, body.at);
    return body;
  }),
  answer(unskipDose, ({ params }, call) =>
    service.unskipOwnDose(call, call.session.userId, params.at),
  ),
  answer(planAhead, ({ query }, call) =>
    readAhead(call.db, call.session.userId, { now: call.now, days: query.days }),
  ),
];
