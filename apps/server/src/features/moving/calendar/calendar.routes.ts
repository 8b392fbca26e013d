import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendar,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRaw, bindRoute } from '../../../http/bind-route.ts';
import { openerOf } from '../../../http/callers/auth-guard.ts';
import * as service from './calendar.service.ts';

/** Calendars that many people keep with one company come from few addresses. */
const READS = { max: 600, timeWindow: '15 minutes' };

export function calendarRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, createCalendarFeed, (_input, call) =>
    service.createFeed(call, context.config, openerOf(call)),
  );
  bindRoute(app, context, getCalendarFeed, (_input, call) =>
    service.describeFeed(call, call.session.userId),
  );
  bindRoute(app, context, deleteCalendarFeed, async (_input, call) => {
    await service.endFeed(call, call.session.userId);
    return undefined;
  });
  bindRaw(
    app,
    context,
    readCalendar,
    ({ params }, call) => service.readFeed(call, { ...call, token: params.token }),
    { rateLimit: READS },
  );
}
