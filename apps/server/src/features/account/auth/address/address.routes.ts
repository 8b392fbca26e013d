import { changeEmail, confirmEmail } from '@dosewise/contract';
import type { AppContext } from '../../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../../runtime/calls/bind-route.ts';
import * as service from './email-change.service.ts';

export function addressRoutes(context: AppContext): readonly BoundRoute[] {
  const { rateLimit: limited, passwordLogin } = context.config;
  const counted = { limited, passwordLogin };
  return [
    bindRoute(
      changeEmail,
      async ({ body }, call) => {
        await service.requestChange(call, { ...call, ...counted }, body, call.ip);
        return {};
      }, // It locks the account, as those do who end sessions: with a lesser lock first, two would wait for each other.
      { holdFor: 'ending own sessions', ownTransactions: true },
    ),
    bindRoute(confirmEmail, ({ body }, call) => service.confirmChange(call, body.token), {
      rateLimit: { max: 30, timeWindow: '15 minutes' },
    }),
  ];
}
