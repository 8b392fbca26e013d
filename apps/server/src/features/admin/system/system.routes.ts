import { downloadBackup, getSystem, listAudit, makeBackup } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindDownload, bindRoute } from '../../../http/bind-route.ts';
import { openerOf } from '../../../http/callers/auth-guard.ts';
import * as audit from './audit.service.ts';
import * as backups from './backups.service.ts';
import { readSystem } from './system.service.ts';

export function systemRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getSystem, () => readSystem(context));
  bindRoute(
    app,
    context,
    makeBackup,
    (_input, call) => backups.make(context, call, openerOf(call)),
    { ownTransactions: true },
  );
  const isEncrypted = context.config.backups.recipient !== null;
  bindDownload(
    app,
    context,
    downloadBackup,
    (call, { params }) => backups.download(context, call, openerOf(call), params.name),
    isEncrypted ? { encryptedAs: '.age' } : {},
  );
  bindRoute(app, context, listAudit, ({ query }, call) => audit.listPage(call, query));
}
