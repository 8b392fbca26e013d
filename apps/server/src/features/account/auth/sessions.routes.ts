import { endSession, listSessions } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './sessions.service.ts';

export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listSessions, (_input, call) => service.listSessions(call, call.session));
  bindRoute(
    app,
    context,
    endSession,
    async ({ params }, call) => {
      await service.endSession(call, call.session.userId, params.id);
      return undefined;
    },
    { holdFor: 'ending own sessions' },
  );
}
