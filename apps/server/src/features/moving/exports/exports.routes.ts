import {
  exportAll,
  exportCalendar,
  exportDoses,
  exportFhir,
  exportMeasurements,
  exportSymptoms,
  exportWeights,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './exports.service.ts';

export const exportRoutes: readonly BoundRoute[] = [
  bindRoute(exportDoses, (_input, call) => service.dosesCsv(call, call.session.userId)),
  bindRoute(exportWeights, (_input, call) => service.weightsCsv(call, call.session.userId)),
  bindRoute(exportSymptoms, (_input, call) => service.symptomsCsv(call, call.session.userId)),
  bindRoute(exportMeasurements, (_input, call) =>
    service.measurementsCsv(call, call.session.userId),
  ),
  bindRoute(exportAll, (_input, call) => service.everythingJson(call, call.session.userId)),
  bindRoute(exportCalendar, (_input, call) =>
    service.calendarFile(call, call.session.userId, call.language),
  ),
  bindRoute(exportFhir, (_input, call) => service.fhirJson(call, call.session.userId)),
];
