import { createApiToken, deleteApiToken, listApiTokens } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { bindRoute } from '../../../../http/bind-route.ts';
import { openerOf } from '../../../../http/callers/auth-guard.ts';
import * as service from './api-tokens.service.ts';

export function apiTokenRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, createApiToken, ({ body }, call) =>
    service.create(call, openerOf(call), body),
  );
  bindRoute(app, context, listApiTokens, (_input, call) => service.list(call, call.session.userId));
  bindRoute(
    app,
    context,
    deleteApiToken,
    async ({ params }, call) => {
      await service.remove(call, call.session.userId, params.id);
      return undefined;
    },
    { holdFor: 'ending own sessions' },
  );
}
