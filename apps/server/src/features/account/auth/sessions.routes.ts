import { endSession, listSessions } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import * as service from './sessions.service.ts';

export const sessionRoutes: readonly Answer[] = [
  answer(listSessions, (_input, call) => service.listSessions(call, call.session)),
  answer(
    endSession,
    ({ params }, call) => service.endSession(call, call.session.userId, params.id),
    { holdFor: 'ending own sessions' },
  ),
];
