import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  testWebhook,
} from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer, describeOpener, SPOKEN } from '../../../runtime/calls/answer.ts';
import * as service from './webhooks.service.ts';

/** Saving asks where a name leads, */
const ASKS = { rateLimit: { max: 30, timeWindow: '1 minute' }, ownTransactions: true } as const;
/** and a test waits for somebody else's answer. */
const WAITS = { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true } as const;

export const webhookRoutes = (context: AppContext): readonly Answer[] => [
  answer(listWebhooks, (_input, call) => service.list(call, call.session.userId), SPOKEN),
  answer(
    createWebhook,
    ({ body }, call) => service.create(call, context, describeOpener(call), body),
    ASKS,
  ),
  answer(
    editWebhook,
    ({ params, body }, call) => service.edit(call, context, describeOpener(call), params.id, body),
    ASKS,
  ),
  answer(deleteWebhook, ({ params }, call) => service.remove(call, call.session.userId, params.id)),
  answer(
    testWebhook,
    ({ params }, call) => service.sendTest(call, context, call.session.userId, params.id),
    WAITS,
  ),
];
