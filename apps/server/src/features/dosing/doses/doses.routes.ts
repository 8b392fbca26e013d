import { deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './doses.service.ts';
import { editOwnDose } from './edit-dose.service.ts';

export const doseRoutes: readonly BoundRoute[] = [
  bindRoute(listDoses, ({ query }, call) => service.listOwnDoses(call, call.session.userId, query)),
  bindRoute(logDose, ({ body }, call) => service.logDoseFor(call, call.session.userId, body)),
  bindRoute(editDose, ({ params, body }, call) =>
    editOwnDose(call, call.session.userId, params.id, body),
  ),
  bindRoute(deleteDose, ({ params }, call) =>
    service.deleteOwnDose(call, call.session.userId, params.id),
  ),
];
