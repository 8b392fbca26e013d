import { createShare, deleteShare, listShares, openShare } from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer, describeOpener } from '../../../runtime/calls/answer.ts';
import { KeptReports } from './kept-reports.ts';
import * as service from './shares.service.ts';

/** A practice opens the reports of many people from one address. */
const OPENINGS = { max: 300, timeWindow: '15 minutes' };

export function shareRoutes(context: AppContext): readonly Answer[] {
  const kept = new KeptReports();
  return [
    answer(
      createShare,
      ({ body }, call) => service.create(call, context.config, describeOpener(call), body),
      { ownTransactions: true },
    ),
    answer(listShares, (_input, call) => service.list(call, call.session.userId)),
    answer(deleteShare, ({ params }, call) => service.revoke(call, call.session.userId, params.id)),
    answer(
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
