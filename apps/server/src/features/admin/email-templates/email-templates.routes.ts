import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { listTemplates } from './email-templates.read-model.ts';
import * as service from './email-templates.service.ts';

export function emailTemplateRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(listEmailTemplates, (_input, call) => listTemplates(call.db)),
    bindRoute(createEmailTemplate, ({ body }, call) =>
      service.createTemplate(call, call.session.userId, body),
    ),
    bindRoute(updateEmailTemplate, ({ params, body }, call) =>
      service.updateTemplate(call, call.session.userId, params.id, body),
    ),
    bindRoute(deleteEmailTemplate, ({ params }, call) =>
      service.deleteTemplate(call, call.session.userId, params.id),
    ),
    bindRoute(
      sendTestEmail,
      ({ params }, call) => service.sendTest(call, context, call.session.userId, params.id),
      { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true },
    ),
  ];
}
