import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  testWebhook,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import {
  type BoundRoute,
  bindRoute,
  describeOpener,
  SPOKEN,
} from '../../../runtime/calls/bind-route.ts';
import * as service from './webhooks.service.ts';

/** Saving asks where a name leads, */
const ASKS = { rateLimit: { max: 30, timeWindow: '1 minute' }, ownTransactions: true } as const;
/** and a test waits for someone else's answer. */
const WAITS = { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true } as const;

export const webhookRoutes = (context: AppContext): readonly BoundRoute[] => [
  bindRoute(listWebhooks, (_input, call) => service.list(call, call.session.userId), SPOKEN),
  bindRoute(
    createWebhook,
    ({ body }, call) => service.create(call, context, describeOpener(call), body),
    ASKS,
  ),
  bindRoute(
    editWebhook,
    ({ params, body }, call) => service.edit(call, context, describeOpener(call), params.id, body),
    ASKS,
  ),
  bindRoute(deleteWebhook, ({ params }, call) =>
    service.remove(call, call.session.userId, params.id),
  ),
  bindRoute(
    testWebhook,
    ({ params }, call) => service.sendTest(call, context, call.session.userId, params.id),
    WAITS,
  ),
];
