import { addSymptom, deleteSymptom, editSymptom, listSymptoms } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './symptoms.service.ts';

export const symptomRoutes: readonly Answer[] = [
  answer(listSymptoms, ({ query }, call) =>
    service.listOwnSymptoms(call, call.session.userId, query),
  ),
  answer(addSymptom, ({ body }, call) => service.addSymptomFor(call, call.session.userId, body)),
  answer(editSymptom, ({ params, body }, call) =>
    service.editOwnSymptom(call, call.session.userId, params.id, body),
  ),
  answer(deleteSymptom, ({ params }, call) =>
    service.deleteOwnSymptom(call, call.session.userId, params.id),
  ),
];
