import {
  exportAll,
  exportCalendar,
  exportDoses,
  exportFhir,
  exportMeasurements,
  exportSymptoms,
  exportWeights,
} from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './exports.service.ts';

export const exportRoutes: readonly Answer[] = [
  answer(exportDoses, (_input, call) => service.dosesCsv(call, call.session.userId)),
  answer(exportWeights, (_input, call) => service.weightsCsv(call, call.session.userId)),
  answer(exportSymptoms, (_input, call) => service.symptomsCsv(call, call.session.userId)),
  answer(exportMeasurements, (_input, call) => service.measurementsCsv(call, call.session.userId)),
  answer(exportAll, (_input, call) => service.everythingJson(call, call.session.userId)),
  answer(exportCalendar, (_input, call) =>
    service.calendarFile(call, call.session.userId, call.language),
  ),
  answer(exportFhir, (_input, call) => service.fhirJson(call, call.session.userId)),
];
