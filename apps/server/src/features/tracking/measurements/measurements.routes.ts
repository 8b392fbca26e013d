import {
  addMeasurement,
  deleteMeasurement,
  editMeasurement,
  listMeasurements,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './measurements.service.ts';

export const measurementRoutes: readonly Answer[] = [
  answer(listMeasurements, ({ query }, call) =>
    service.listOwnMeasurements(call, call.session.userId, query),
  ),
  answer(addMeasurement, ({ body }, call) =>
    service.addMeasurementFor(call, call.session.userId, body),
  ),
  answer(editMeasurement, ({ params, body }, call) =>
    service.editOwnMeasurement(call, call.session.userId, params.id, body),
  ),
  answer(deleteMeasurement, ({ params }, call) =>
    service.deleteOwnMeasurement(call, call.session.userId, params.id),
  ),
];
