import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listWeights,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './weights.service.ts';

export const weightRoutes: readonly BoundRoute[] = [
  bindRoute(listWeights, ({ query }, call) =>
    service.listOwnWeights(call, call.session.userId, query),
  ),
  bindRoute(addWeight, ({ body }, call) => service.addWeightFor(call, call.session.userId, body)),
  bindRoute(importWeights, ({ body }, call) =>
    service.importWeightsFor(call, call.session.userId, body.entries),
  ),
  bindRoute(editWeight, ({ params, body }, call) =>
    service.editOwnWeight(call, call.session.userId, params.id, body),
  ),
  bindRoute(deleteWeight, ({ params }, call) =>
    service.deleteOwnWeight(call, call.session.userId, params.id),
  ),
];
