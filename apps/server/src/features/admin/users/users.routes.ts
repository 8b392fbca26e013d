import { listUsers, makeResetLink } from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import { makeResetLinkFor } from './reset-link.service.ts';
import { listUsersPage } from './users.service.ts';

/** Changing a user's type is the business of `auth`: it ends sessions. */
export function userRoutes({ config }: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(listUsers, ({ query }, call) => listUsersPage(call, query)),
    bindRoute(makeResetLink, ({ params }, call) =>
      makeResetLinkFor(call, config, describeOpener(call), params.id),
    ),
  ];
}
