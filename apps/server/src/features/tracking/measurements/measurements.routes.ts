import {
  addMeasurement,
  deleteMeasurement,
  editMeasurement,
  listMeasurements,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './measurements.service.ts';

export const measurementRoutes: readonly BoundRoute[] = [
  bindRoute(listMeasurements, ({ query }, call) =>
    service.listOwnMeasurements(call, call.session.userId, query),
  ),
  bindRoute(addMeasurement, ({ body }, call) =>
    service.addMeasurementFor(call, call.session.userId, body),
  ),
  bindRoute(editMeasurement, ({ params, body }, call) =>
    service.editOwnMeasurement(call, call.session.userId, params.id, body),
  ),
  bindRoute(deleteMeasurement, ({ params }, call) =>
    service.deleteOwnMeasurement(call, call.session.userId, params.id),
  ),
];
