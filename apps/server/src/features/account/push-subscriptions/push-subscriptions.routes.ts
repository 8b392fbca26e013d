import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listPushSubscriptions,
  renewPushSubscription,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, SPOKEN } from '../../../runtime/calls/bind-route.ts';
import * as service from './push-subscriptions.service.ts';

export function pushSubscriptionRoutes(context: AppContext): readonly BoundRoute[] {
  const { sending } = context;
  return [
    bindRoute(getPushKey, () => service.readPublicKey(context)),
    bindRoute(
      listPushSubscriptions,
      (_input, call) => service.listOwn(call, call.session.userId),
      SPOKEN,
    ),
    bindRoute(addPushSubscription, ({ body }, call) =>
      service.addSubscription(call, sending, call.session, body),
    ),
    bindRoute(
      renewPushSubscription,
      ({ body }, call) => service.renewSubscription(call, sending, body),
      { rateLimit: { max: 30, timeWindow: '15 minutes' } },
    ),
    bindRoute(deletePushSubscription, ({ params }, call) =>
      service.removeSubscription(call, call.session.userId, params.id),
    ),
  ];
}
