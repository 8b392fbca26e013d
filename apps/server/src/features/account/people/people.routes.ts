import {
  acceptInvitation,
  endPerson,
  invitePerson,
  listPeople,
  listPersonActs,
  remindPerson,
} from '@dosewise/contract';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import * as service from './people.service.ts';

export const peopleRoutes: readonly BoundRoute[] = [
  bindRoute(listPeople, (_input, call) => service.list(call, call.session.userId)),
  bindRoute(
    invitePerson,
    ({ body }, call) => service.invite(call, describeOpener(call), body),
    // The account is locked: of two at once neither passes the limit. What is over ends first.
    { holdFor: 'ending own sessions and ties', rateLimit: { max: 30, timeWindow: '1 minute' } },
  ),
  bindRoute(acceptInvitation, ({ body }, call) => service.accept(call, call.session.userId, body), {
    rateLimit: { max: 30, timeWindow: '1 minute' },
  }),
  bindRoute(remindPerson, ({ params, body }, call) =>
    service.remind(call, describeOpener(call), params.id, body.reminded),
  ),
  bindRoute(endPerson, ({ params }, call) => service.end(call, call.session.userId, params.id)),
  bindRoute(listPersonActs, ({ query }, call) =>
    service.listActs(call, call.session.userId, query),
  ),
];
