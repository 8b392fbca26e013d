import { listUsers } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { listUsersPage } from './users.service.ts';

/** Changing a user's type is the business of `auth`: it ends sessions. */
export function userRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listUsers, ({ query }, call) => listUsersPage(call, query));
}
