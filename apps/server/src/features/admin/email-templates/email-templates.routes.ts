import {
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { listTemplates } from './email-templates.read-model.ts';
import * as service from './email-templates.service.ts';

export function emailTemplateRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listEmailTemplates, (_input, call) => listTemplates(call.db));
  bindRoute(app, context, createEmailTemplate, ({ body }, call) =>
    service.createTemplate(call, call.session.userId, body),
  );
  bindRoute(app, context, updateEmailTemplate, ({ params, body }, call) =>
    service.updateTemplate(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, deleteEmailTemplate, async ({ params }, call) => {
    await service.deleteTemplate(call, call.session.userId, params.id);
    return undefined;
  });
  bindRoute(
    app,
    context,
    sendTestEmail,
    ({ params }, call) => service.sendTest(call, context, call.session.userId, params.id),
    { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true },
  );
}
