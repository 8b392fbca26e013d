import { actOnReminder, getReminders, setReminders, testReminder } from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, SPOKEN } from '../../../runtime/calls/bind-route.ts';
import { act } from './acts.service.ts';
import * as service from './reminders.service.ts';
import { sendTest } from './test-reminder.service.ts';

export function reminderRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(
      getReminders,
      (_input, call) => service.describeReminders(call, context, call.session.userId),
      SPOKEN,
    ),
    bindRoute(setReminders, ({ body }, call) => service.setReminders(call, context, call, body)),
    bindRoute(
      testReminder,
      ({ body }, call) => sendTest(call, context, call.session.userId, body.channel),
      { rateLimit: { max: 10, timeWindow: '1 minute' }, ownTransactions: true },
    ),
    bindRoute(actOnReminder, ({ params }, call) => act(call, params.token), {
      rateLimit: { max: 60, timeWindow: '15 minutes' },
    }),
  ];
}
