import { endSession, listSessions } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import * as service from './sessions.service.ts';

export const sessionRoutes: readonly BoundRoute[] = [
  bindRoute(listSessions, (_input, call) => service.listSessions(call, call.session)),
  bindRoute(
    endSession,
    ({ params }, call) => service.endSession(call, call.session.userId, params.id),
    { holdFor: 'ending own sessions' },
  ),
];
