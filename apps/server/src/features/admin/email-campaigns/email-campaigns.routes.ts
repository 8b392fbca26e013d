import {
  changeEmailCampaign,
  createEmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listUnconfirmedMails,
  sendEmailCampaign,
  sendUnconfirmedAgain,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { listCampaigns } from './email-campaigns.read-model.ts';
import * as service from './email-campaigns.service.ts';

export function emailCampaignRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(listEmailCampaigns, (_input, call) => listCampaigns(call.db)),
    bindRoute(createEmailCampaign, ({ body }, call) =>
      service.createCampaign(call, call.session.userId, body),
    ),
    bindRoute(sendEmailCampaign, ({ params, query }, call) =>
      service.sendCampaign(call, call.session.userId, params.id, query.basedOn),
    ),
    bindRoute(listUnconfirmedMails, ({ params, query }, call) =>
      service.listUnconfirmed(call, params.id, query),
    ),
    bindRoute(sendUnconfirmedAgain, ({ params }, call) =>
      service.sendAgain(call, call.session.userId, params.id),
    ),
    bindRoute(changeEmailCampaign, ({ params, body }, call) =>
      service.changeCampaign(call, call.session.userId, params.id, body),
    ),
    bindRoute(getEmailSegments, ({ query }, call) => service.readSegments(call, query)),
    bindRoute(getEmailAnalytics, (_input, call) => service.readAnalytics(call, context)),
  ];
}
