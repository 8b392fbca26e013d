import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  listPens,
  setFifthDose,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import * as service from './pens.service.ts';

export const penRoutes: readonly Answer[] = [
  answer(listPens, (_input, call) => service.listPensOf(call, call.session.userId)),
  answer(addPen, ({ body }, call) => service.addPenFor(call, call.session.userId, body)),
  answer(editPen, ({ params, body }, call) =>
    service.editPenOf(call, call.session.userId, params.id, body),
  ),
  answer(setFifthDose, ({ params, body }, call) =>
    service.setFifthDoseOf(call, call.session.userId, params.id, body),
  ),
  answer(discardPen, ({ params, body }, call) =>
    service.discardPenOf(call, call.session.userId, params.id, body),
  ),
  answer(keepPen, ({ params }, call) => service.keepPenOf(call, call.session.userId, params.id)),
  answer(
    deletePen,
    ({ params }, call) => service.deletePenOf(call, call.session.userId, params.id),
    { ownTransactions: true },
  ),
];
