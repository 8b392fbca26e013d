import { createApiToken, deleteApiToken, listApiTokens } from '@dosewise/contract';
import { type Answer, answer, describeOpener } from '../../../../runtime/calls/answer.ts';
import * as service from './api-tokens.service.ts';

export const apiTokenRoutes: readonly Answer[] = [
  answer(createApiToken, ({ body }, call) => service.create(call, describeOpener(call), body)),
  answer(listApiTokens, (_input, call) => service.list(call, call.session.userId)),
  answer(
    deleteApiToken,
    ({ params }, call) => service.remove(call, call.session.userId, params.id),
    { holdFor: 'ending own sessions' },
  ),
];
