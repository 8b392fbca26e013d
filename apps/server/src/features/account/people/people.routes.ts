import {
  acceptInvitation,
  endPerson,
  invitePerson,
  listPeople,
  listPersonActs,
  readInvitation,
  remindPerson,
} from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import * as service from './people.service.ts';

export function peopleRoutes({ config }: AppContext): readonly BoundRoute[] {
  return [
    bindRoute(listPeople, (_input, call) => service.list(call, config, call.session.userId)),
    bindRoute(
      invitePerson,
      ({ body }, call) => service.invite(call, config, describeOpener(call), body),
      // The account is locked: of two at once neither passes the limit. What is over ends first.
      { holdFor: 'ending own sessions and ties', rateLimit: { max: 30, timeWindow: '1 minute' } },
    ),
    bindRoute(readInvitation, ({ body }, call) => service.read(call, config, body), {
      rateLimit: { max: 30, timeWindow: '1 minute' },
    }),
    bindRoute(
      acceptInvitation,
      ({ body }, call) => service.accept(call, call.session.userId, body),
      {
        rateLimit: { max: 30, timeWindow: '1 minute' },
      },
    ),
    bindRoute(remindPerson, ({ params, body }, call) =>
      service.remind(call, describeOpener(call), params.id, body.reminded),
    ),
    bindRoute(endPerson, ({ params }, call) => service.end(call, call.session.userId, params.id)),
    bindRoute(listPersonActs, ({ query }, call) =>
      service.listActs(call, call.session.userId, query),
    ),
  ];
}
