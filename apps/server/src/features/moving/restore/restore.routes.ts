import { restoreAll } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './restore.service.ts';

export function restoreRoutes(app: FastifyInstance, context: AppContext): void {
  // A large file is read for a while before anything is written.
  bindRoute(
    app,
    context,
    restoreAll,
    ({ body }, call) => service.restoreAllFor(call, context, call, body),
    { ownTransactions: true },
  );
}
