import { addArchive, restoreAll } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { addArchiveFor } from './add-archive.service.ts';
import * as service from './restore.service.ts';

export const restoreRoutes = (context: service.RestoreContext): readonly BoundRoute[] => [
  // A large file is read for a while before anything is written. What is being entered meanwhile is
  // waited for and seen, or finds the account taken: it locks as one who ends sessions.
  bindRoute(restoreAll, ({ body }, call) => service.restoreAllFor(call, context, call, body), {
    ownTransactions: true,
    holdFor: 'ending own sessions',
  }),
  bindRoute(addArchive, ({ body }, call) => addArchiveFor(call, call.session.userId, body), {
    ownTransactions: true,
  }),
];
