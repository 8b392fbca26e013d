import { getReminders, setReminders } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import * as service from './reminders.service.ts';

export function reminderRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  bindRoute(app, context, getReminders, (_input, call) =>
    service.describeReminders(call, config, call.session.userId),
  );
  bindRoute(app, context, setReminders, ({ body }, call) =>
    service.setReminders(call, config, call.session.userId, body),
  );
}
