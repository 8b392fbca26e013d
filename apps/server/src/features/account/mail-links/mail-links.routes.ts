import {
  followLink,
  openPixel,
  readSubscription,
  showUnsubscribePage,
  unsubscribe,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { recordClick, recordOpen } from './mail-hits.service.ts';
import * as subscription from './subscription.service.ts';

/** One transparent pixel: the shortest GIF that every program takes, 43 bytes. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

export function mailLinkRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(readSubscription, ({ params }, call) =>
      subscription.describeSubscription(call, params.token),
    ),
    bindRoute(showUnsubscribePage, async ({ params }) => ({
      status: 303,
      headers: { location: subscription.unsubscribePage(context.config, params.token) },
      body: '',
    })),
    bindRoute(unsubscribe, ({ params }, call) =>
      subscription.unsubscribeByLink(call, params.token),
    ),
    bindRoute(openPixel, async ({ params }, call) => {
      await recordOpen(call, { ...call, token: params.token });
      // Shown inside the pages of web mail, which are elsewhere.
      return { headers: { 'cross-origin-resource-policy': 'cross-origin' }, body: PIXEL };
    }),
    bindRoute(followLink, async ({ params }, call) => {
      const location = await recordClick(call, { ...call, token: params.token });
      return { status: 302, headers: { location }, body: '' };
    }),
  ];
}
