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
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readAnalytics } from './email-analytics.service.ts';
import { listCampaigns } from './email-campaigns.read-model.ts';
import * as service from './email-campaigns.service.ts';
import { readSegments } from './segments.service.ts';

export function emailCampaignRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listEmailCampaigns, (_input, call) => listCampaigns(call.db));
  bindRoute(app, context, createEmailCampaign, ({ body }, call) =>
    service.createCampaign(call, call.session.userId, body),
  );
  bindRoute(app, context, sendEmailCampaign, ({ params, query }, call) =>
    service.sendCampaign(call, call.session.userId, params.id, query.basedOn),
  );
  bindRoute(app, context, listUnconfirmedMails, ({ params, query }, call) =>
    service.listUnconfirmed(call, params.id, query),
  );
  bindRoute(app, context, sendUnconfirmedAgain, ({ params }, call) =>
    service.sendAgain(call, call.session.userId, params.id),
  );
  bindRoute(app, context, changeEmailCampaign, ({ params, body }, call) =>
    service.changeCampaign(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, getEmailSegments, (_input, call) => readSegments(call));
  bindRoute(app, context, getEmailAnalytics, (_input, call) => readAnalytics(call, context));
}
