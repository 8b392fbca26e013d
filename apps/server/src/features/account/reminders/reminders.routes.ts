import { actOnReminder, getReminders, setReminders, testReminder } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { act } from './acts.service.ts';
import * as service from './reminders.service.ts';
import { sendTest } from './test-reminder.service.ts';

export function reminderRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getReminders, (_input, call) =>
    service.describeReminders(call, context, call.session.userId),
  );
  bindRoute(app, context, setReminders, ({ body }, call) =>
    service.setReminders(call, context, call, body),
  );
  bindRoute(
    app,
    context,
    testReminder,
    ({ body }, call) => sendTest(call, context, call.session.userId, body.channel),
    { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true },
  );
  bindRoute(app, context, actOnReminder, ({ params }, call) => act(call, params.token), {
    rateLimit: { max: 60, timeWindow: '15 minutes' },
  });
}
