import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listWeights,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './weights.service.ts';

export const weightRoutes: readonly Answer[] = [
  answer(listWeights, ({ query }, call) =>
    service.listOwnWeights(call, call.session.userId, query),
  ),
  answer(addWeight, ({ body }, call) => service.addWeightFor(call, call.session.userId, body)),
  answer(importWeights, ({ body }, call) =>
    service.importWeightsFor(call, call.session.userId, body.entries),
  ),
  answer(editWeight, ({ params, body }, call) =>
    service.editOwnWeight(call, call.session.userId, params.id, body),
  ),
  answer(deleteWeight, ({ params }, call) =>
    service.deleteOwnWeight(call, call.session.userId, params.id),
  ),
];
