import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendar,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import * as service from './calendar.service.ts';

/** Calendars that many people keep with one company come from few addresses. */
const READS = { max: 600, timeWindow: '15 minutes' };

export function calendarRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(createCalendarFeed, (_input, call) =>
      service.createFeed(call, context.config, describeOpener(call)),
    ),
    bindRoute(getCalendarFeed, (_input, call) => service.describeFeed(call, call.session.userId)),
    bindRoute(deleteCalendarFeed, (_input, call) => service.endFeed(call, call.session.userId)),
    bindRoute(
      readCalendar,
      ({ params }, call) => service.readFeed(call, { ...call, token: params.token }),
      { rateLimit: READS },
    ),
  ];
}
