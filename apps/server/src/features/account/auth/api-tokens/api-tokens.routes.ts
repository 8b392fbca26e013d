import { createApiToken, deleteApiToken, listApiTokens } from '@dosewise/contract';
import {
  type BoundRoute,
  bindRoute,
  describeOpener,
} from '../../../../runtime/calls/bind-route.ts';
import * as service from './api-tokens.service.ts';

export const apiTokenRoutes: readonly BoundRoute[] = [
  bindRoute(createApiToken, ({ body }, call) => service.create(call, describeOpener(call), body)),
  bindRoute(listApiTokens, (_input, call) => service.list(call, call.session.userId)),
  bindRoute(
    deleteApiToken,
    ({ params }, call) => service.remove(call, call.session.userId, params.id),
    { holdFor: 'ending own sessions' },
  ),
];
