import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listPushSubscriptions,
  renewPushSubscription,
} from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer, SPOKEN } from '../../../runtime/calls/answer.ts';
import * as service from './push-subscriptions.service.ts';

export function pushSubscriptionRoutes(context: AppContext): readonly Answer[] {
  const { sending } = context;
  return [
    answer(getPushKey, () => service.readPublicKey(context)),
    answer(
      listPushSubscriptions,
      (_input, call) => service.listOwn(call, call.session.userId),
      SPOKEN,
    ),
    answer(addPushSubscription, ({ body }, call) =>
      service.addSubscription(call, sending, call.session, body),
    ),
    answer(
      renewPushSubscription,
      ({ body }, call) => service.renewSubscription(call, sending, body),
      { rateLimit: { max: 30, timeWindow: '15 minutes' } },
    ),
    answer(deletePushSubscription, ({ params }, call) =>
      service.removeSubscription(call, call.session.userId, params.id),
    ),
  ];
}
