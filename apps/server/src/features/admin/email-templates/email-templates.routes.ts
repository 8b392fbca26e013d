import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { listTemplates } from './email-templates.read-model.ts';
import * as service from './email-templates.service.ts';

export function emailTemplateRoutes(context: AppContext): readonly Answer[] {
  return [
    answer(listEmailTemplates, (_input, call) => listTemplates(call.db)),
    answer(createEmailTemplate, ({ body }, call) =>
      service.createTemplate(call, call.session.userId, body),
    ),
    answer(updateEmailTemplate, ({ params, body }, call) =>
      service.updateTemplate(call, call.session.userId, params.id, body),
    ),
    answer(deleteEmailTemplate, ({ params }, call) =>
      service.deleteTemplate(call, call.session.userId, params.id),
    ),
    answer(
      sendTestEmail,
      ({ params }, call) => service.sendTest(call, context, call.session.userId, params.id),
      { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true },
    ),
  ];
}
