import { beginTotp, confirmTotp, endTotp, getTotp, takeOffTotp } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { bindRoute } from '../../../../http/bind-route.ts';
import { openerOf } from '../../../../http/callers/auth-guard.ts';
import * as service from './second-factor.service.ts';

export function secondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  const limited = context.config.rateLimit;
  bindRoute(app, context, getTotp, (_input, call) => service.readTotp(call, call.session.userId));
  bindRoute(
    app,
    context,
    beginTotp,
    ({ body }, call) => service.begin(call, { ...call, limited }, body.password, context.config),
    { ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    confirmTotp,
    ({ body }, call) => service.confirm(call, { ...call, limited }, body.code),
    { ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    endTotp,
    async ({ body }, call) => {
      await service.end(call, { ...call, limited }, body);
      return undefined;
    },
    { ownTransactions: true },
  );
  bindRoute(app, context, takeOffTotp, async ({ params }, call) => {
    await service.takeOff(call, openerOf(call), params.id);
    return undefined;
  });
}
