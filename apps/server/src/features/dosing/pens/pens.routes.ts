import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  listPens,
  setFifthDose,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './pens.service.ts';

export const penRoutes: readonly BoundRoute[] = [
  bindRoute(listPens, (_input, call) => service.listOwnPens(call, call.session.userId)),
  bindRoute(addPen, ({ body }, call) => service.addPenFor(call, call.session.userId, body)),
  bindRoute(editPen, ({ params, body }, call) =>
    service.editOwnPen(call, call.session.userId, params.id, body),
  ),
  bindRoute(setFifthDose, ({ params, body }, call) =>
    service.setOwnGoldenDose(call, call.session.userId, params.id, body),
  ),
  bindRoute(discardPen, ({ params, body }, call) =>
    service.discardOwnPen(call, call.session.userId, params.id, body),
  ),
  bindRoute(keepPen, ({ params }, call) =>
    service.keepOwnPen(call, call.session.userId, params.id),
  ),
  bindRoute(
    deletePen,
    ({ params }, call) => service.deleteOwnPen(call, call.session.userId, params.id),
    { ownTransactions: true },
  ),
];
