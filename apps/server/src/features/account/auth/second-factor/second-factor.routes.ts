import { beginTotp, confirmTotp, endTotp, getTotp, takeOffTotp } from '@dosewise/contract';
import type { AppContext } from '../../../../app-context.ts';
import { type Answer, answer, describeOpener } from '../../../../calls/answer.ts';
import * as service from './second-factor.service.ts';

export function secondFactorRoutes(context: AppContext): readonly Answer[] {
  const limited = context.config.rateLimit;
  return [
    answer(getTotp, (_input, call) => service.readTotp(call, call.session.userId)),
    answer(
      beginTotp,
      ({ body }, call) => service.begin(call, { ...call, limited }, body.password, context.config),
      { ownTransactions: true },
    ),
    answer(
      confirmTotp,
      ({ body }, call) => service.confirm(call, { ...call, limited }, body.code),
      { ownTransactions: true },
    ),
    answer(endTotp, ({ body }, call) => service.end(call, { ...call, limited }, body), {
      ownTransactions: true,
    }),
    answer(takeOffTotp, ({ params }, call) =>
      service.takeOff(call, describeOpener(call), params.id),
    ),
  ];
}
