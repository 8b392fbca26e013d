import { createShare, deleteShare, listShares, openShare } from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import { KeptReports } from './kept-reports.ts';
import * as service from './shares.service.ts';

/** A practice opens the reports of many people from one address. */
const OPENINGS = { max: 300, timeWindow: '15 minutes' };

export function shareRoutes(context: AppContext): readonly BoundRoute[] {
  const kept = new KeptReports();
  return [
    bindRoute(
      createShare,
      ({ body }, call) => service.create(call, context.config, describeOpener(call), body),
      { ownTransactions: true },
    ),
    bindRoute(listShares, (_input, call) => service.list(call, call.session.userId)),
    bindRoute(deleteShare, ({ params }, call) =>
      service.revoke(call, call.session.userId, params.id),
    ),
    bindRoute(
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
    ),
  ];
}
