import { beginTotp, confirmTotp, endTotp, getTotp, takeOffTotp } from '@dosewise/contract';
import type { AppContext } from '../../../../outgoing/channels/app-context.ts';
import {
  type BoundRoute,
  bindRoute,
  describeOpener,
} from '../../../../runtime/calls/bind-route.ts';
import * as service from './second-factor.service.ts';

export function secondFactorRoutes(context: AppContext): readonly BoundRoute[] {
  const { rateLimit: limited, passwordLogin } = context.config;
  const counted = { limited, passwordLogin };
  return [
    bindRoute(getTotp, (_input, call) => service.readTotp(call, call.session.userId)),
    bindRoute(
      beginTotp,
      ({ body }, call) =>
        service.begin(call, { ...call, ...counted }, body.password, context.config),
      { ownTransactions: true },
    ),
    bindRoute(
      confirmTotp,
      ({ body }, call) => service.confirm(call, { ...call, ...counted }, body.code),
      { ownTransactions: true },
    ),
    bindRoute(endTotp, ({ body }, call) => service.end(call, { ...call, ...counted }, body), {
      ownTransactions: true,
    }),
    bindRoute(takeOffTotp, ({ params }, call) =>
      service.takeOff(call, describeOpener(call), params.id),
    ),
  ];
}
