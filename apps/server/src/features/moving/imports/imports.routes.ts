import { importHistory, listImports, undoImport } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { listImports as listImportsOf } from './imports.read-model.ts';
import * as service from './imports.service.ts';

export function importRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, importHistory, ({ body }, call) =>
    service.importHistoryFor(call, call.session.userId, body),
  );
  bindRoute(app, context, listImports, (_, call) => listImportsOf(call.db, call.session.userId));
  bindRoute(app, context, undoImport, ({ params }, call) =>
    service.undoImportOf(call, call.session.userId, params.id),
  );
}
