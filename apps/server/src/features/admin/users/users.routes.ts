import { listUsers } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { listUsersPage } from './users.service.ts';

/** Changing a user's type is the business of `auth`: it ends sessions. */
export const userRoutes: readonly BoundRoute[] = [
  bindRoute(listUsers, ({ query }, call) => listUsersPage(call, query)),
];
