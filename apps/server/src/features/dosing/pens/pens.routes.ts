import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  listPens,
  setFifthDose,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './pens.service.ts';

export const penRoutes: readonly Answer[] = [
  answer(listPens, (_input, call) => service.listOwnPens(call, call.session.userId)),
  answer(addPen, ({ body }, call) => service.addPenFor(call, call.session.userId, body)),
  answer(editPen, ({ params, body }, call) =>
    service.editOwnPen(call, call.session.userId, params.id, body),
  ),
  answer(setFifthDose, ({ params, body }, call) =>
    service.setOwnGoldenDose(call, call.session.userId, params.id, body),
  ),
  answer(discardPen, ({ params, body }, call) =>
    service.discardOwnPen(call, call.session.userId, params.id, body),
  ),
  answer(keepPen, ({ params }, call) => service.keepOwnPen(call, call.session.userId, params.id)),
  answer(
    deletePen,
    ({ params }, call) => service.deleteOwnPen(call, call.session.userId, params.id),
    { ownTransactions: true },
  ),
];
