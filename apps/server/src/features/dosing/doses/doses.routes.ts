import { deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './doses.service.ts';
import { editOwnDose } from './edit-dose.service.ts';

export const doseRoutes: readonly Answer[] = [
  answer(listDoses, ({ query }, call) => service.listOwnDoses(call, call.session.userId, query)),
  answer(logDose, ({ body }, call) => service.logDoseFor(call, call.session.userId, body)),
  answer(editDose, ({ params, body }, call) =>
    editOwnDose(call, call.session.userId, params.id, body),
  ),
  answer(deleteDose, ({ params }, call) =>
    service.deleteOwnDose(call, call.session.userId, params.id),
  ),
];
