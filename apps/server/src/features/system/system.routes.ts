import { downloadBackup, getSystem, listAudit, makeBackup } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindDownload, bindRoute } from '../../http/bind-route.ts';
import * as audit from './audit.service.ts';
import * as backups from './backups.service.ts';
import { readSystem } from './system.service.ts';

export function systemRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getSystem, () => readSystem(context));
  bindRoute(
    app,
    context,
    makeBackup,
    (_input, call) => backups.make(context, call, call.session.userId),
    { ownTransactions: true },
  );
  bindDownload(app, context, downloadBackup, (call, { params }) =>
    backups.download(context, call, call.session.userId, params.name),
  );
  bindRoute(app, context, listAudit, ({ query }, call) => audit.listPage(call, query));
}
