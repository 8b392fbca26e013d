import { createShare, deleteShare, listShares, openShare } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { openerOf } from '../../../http/callers/auth-guard.ts';
import { KeptReports } from './kept-reports.ts';
import * as service from './shares.service.ts';

/** A practice opens the reports of many people from one address. */
const OPENINGS = { max: 300, timeWindow: '15 minutes' };

export function shareRoutes(app: FastifyInstance, context: AppContext): void {
  const kept = new KeptReports();
  bindRoute(
    app,
    context,
    createShare,
    ({ body }, call) => service.create(call, context.config, openerOf(call), body),
    { ownTransactions: true },
  );
  bindRoute(app, context, listShares, (_input, call) => service.list(call, call.session.userId));
  bindRoute(app, context, deleteShare, async ({ params }, call) => {
    await service.revoke(call, call.session.userId, params.id);
    return undefined;
  });
  bindRoute(
    app,
    context,
    openShare,
    ({ params, body }, call) =>
      service.open(
        call,
        {
          token: params.token,
          passcode: body.passcode ?? null,
          ip: call.ip,
          limited: context.config.rateLimit,
        },
        { kept, heavyTurns: context.heavyTurns },
      ),
    { rateLimit: OPENINGS, headers: { 'x-robots-tag': 'noindex' } },
  );
}
