import {
  exportAll,
  exportDoses,
  exportFhir,
  exportSymptoms,
  exportWeights,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindDownload } from '../../../http/bind-route.ts';
import * as service from './exports.service.ts';

export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  bindDownload(app, context, exportDoses, (call) => service.dosesCsv(call, call.session.userId));
  bindDownload(app, context, exportWeights, (call) =>
    service.weightsCsv(call, call.session.userId),
  );
  bindDownload(app, context, exportSymptoms, (call) =>
    service.symptomsCsv(call, call.session.userId),
  );
  bindDownload(app, context, exportAll, (call) =>
    service.everythingJson(call, call.session.userId),
  );
  bindDownload(app, context, exportFhir, (call) => service.fhirJson(call, call.session.userId));
}
