import { addSymptom, deleteSymptom, editSymptom, listSymptoms } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './symptoms.service.ts';

export const symptomRoutes: readonly BoundRoute[] = [
  bindRoute(listSymptoms, ({ query }, call) =>
    service.listOwnSymptoms(call, call.session.userId, query),
  ),
  bindRoute(addSymptom, ({ body }, call) => service.addSymptomFor(call, call.session.userId, body)),
  bindRoute(editSymptom, ({ params, body }, call) =>
    service.editOwnSymptom(call, call.session.userId, params.id, body),
  ),
  bindRoute(deleteSymptom, ({ params }, call) =>
    service.deleteOwnSymptom(call, call.session.userId, params.id),
  ),
];
