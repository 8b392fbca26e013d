import { beginTotp, confirmTotp, endTotp, getTotp, takeOffTotp } from '@dosewise/contract';
import type { AppContext } from '../../../../app-context.ts';
import { type Answer, answer, describeOpener } from '../../../../runtime/calls/answer.ts';
import * as service from './second-factor.service.ts';

export function secondFactorRoutes(context: AppContext): readonly Answer[] {
  const { rateLimit: limited, passwordLogin } = context.config;
  const counted = { limited, passwordLogin };
  return [
    answer(getTotp, (_input, call) => service.readTotp(call, call.session.userId)),
    answer(
      beginTotp,
      ({ body }, call) =>
        service.begin(call, { ...call, ...counted }, body.password, context.config),
      { ownTransactions: true },
    ),
    answer(
      confirmTotp,
      ({ body }, call) => service.confirm(call, { ...call, ...counted }, body.code),
      { ownTransactions: true },
    ),
    answer(endTotp, ({ body }, call) => service.end(call, { ...call, ...counted }, body), {
      ownTransactions: true,
    }),
    answer(takeOffTotp, ({ params }, call) =>
      service.takeOff(call, describeOpener(call), params.id),
    ),
  ];
}
