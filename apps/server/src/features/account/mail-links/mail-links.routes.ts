import {
  followLink,
  openPixel,
  readSubscription,
  showUnsubscribePage,
  unsubscribe,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRaw, bindRoute } from '../../../http/bind-route.ts';
import { recordClick, recordOpen } from './mail-hits.service.ts';
import { PIXEL } from './pixel.ts';
import * as subscription from './subscription.service.ts';

export function mailLinkRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, readSubscription, ({ params }, call) =>
    subscription.describeSubscription(call, params.token),
  );
  bindRaw(app, context, showUnsubscribePage, async ({ params }) => ({
    status: 303,
    headers: { location: subscription.unsubscribePage(context.config, params.token) },
    body: '',
  }));
  // In a scope of its own: no other route takes forms.
  app.register(async (forms) => {
    bindRoute(forms, context, unsubscribe, async ({ params }, call) => {
      await subscription.unsubscribeByLink(call, params.token);
      return undefined;
    });
  });
  bindRaw(app, context, openPixel, async ({ params }, call) => {
    await recordOpen(call, { ...call, token: params.token });
    // Shown inside the pages of web mail, which are elsewhere.
    return { headers: { 'cross-origin-resource-policy': 'cross-origin' }, body: PIXEL };
  });
  bindRaw(app, context, followLink, async ({ params }, call) => {
    const location = await recordClick(call, { ...call, token: params.token });
    return { status: 302, headers: { location }, body: '' };
  });
}
