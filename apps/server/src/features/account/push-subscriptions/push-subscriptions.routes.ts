import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listPushSubscriptions,
  renewPushSubscription,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './push-subscriptions.service.ts';

export function pushSubscriptionRoutes(app: FastifyInstance, context: AppContext): void {
  const { sending } = context;
  bindRoute(app, context, getPushKey, () => service.readPublicKey(context));
  bindRoute(app, context, listPushSubscriptions, (_input, call) =>
    service.listOwn(call, call.session.userId),
  );
  bindRoute(app, context, addPushSubscription, ({ body }, call) =>
    service.addSubscription(call, sending, call.session, body),
  );
  bindRoute(
    app,
    context,
    renewPushSubscription,
    async ({ body }, call) => {
      await service.renewSubscription(call, sending, body);
      return undefined;
    },
    { rateLimit: { max: 30, timeWindow: '15 minutes' } },
  );
  bindRoute(app, context, deletePushSubscription, async ({ params }, call) => {
    await service.removeSubscription(call, call.session.userId, params.id);
    return undefined;
  });
}
