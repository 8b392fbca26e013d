import { changeEmail, confirmEmail } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { bindRoute } from '../../../../http/bind-route.ts';
import * as service from './email-change.service.ts';

export function addressRoutes(app: FastifyInstance, context: AppContext): void {
  const limited = context.config.rateLimit;
  bindRoute(
    app,
    context,
    changeEmail,
    async ({ body }, call) => {
      await service.requestChange(call, { ...call, limited }, body, call.ip);
      return {};
    },
    // It locks the account, as those do who end sessions: with a lesser lock first, two would wait for each other.
    { holdFor: 'ending own sessions', ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    confirmEmail,
    ({ body }, call) => service.confirmChange(call, body.token),
    { rateLimit: { max: 30, timeWindow: '15 minutes' } },
  );
}
