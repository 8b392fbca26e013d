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
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { listCampaigns } from './email-campaigns.read-model.ts';
import * as service from './email-campaigns.service.ts';

export function emailCampaignRoutes(context: AppContext): readonly Answer[] {
  return [
    answer(listEmailCampaigns, (_input, call) => listCampaigns(call.db)),
    answer(createEmailCampaign, ({ body }, call) =>
      service.createCampaign(call, call.session.userId, body),
    ),
    answer(sendEmailCampaign, ({ params, query }, call) =>
      service.sendCampaign(call, call.session.userId, params.id, query.basedOn),
    ),
    answer(listUnconfirmedMails, ({ params, query }, call) =>
      service.listUnconfirmed(call, params.id, query),
    ),
    answer(sendUnconfirmedAgain, ({ params }, call) =>
      service.sendAgain(call, call.session.userId, params.id),
    ),
    answer(changeEmailCampaign, ({ params, body }, call) =>
      service.changeCampaign(call, call.session.userId, params.id, body),
    ),
    answer(getEmailSegments, (_input, call) => service.readSegments(call)),
    answer(getEmailAnalytics, (_input, call) => service.readAnalytics(call, context)),
  ];
}
