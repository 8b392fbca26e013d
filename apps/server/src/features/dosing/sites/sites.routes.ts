import { getSites, setSites } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readSites } from './sites.read-model.ts';
import { chooseZones } from './sites.service.ts';

export const siteRoutes: readonly BoundRoute[] = [
  bindRoute(getSites, (_input, call) => readSites(call.db, call.session.userId)),
  bindRoute(setSites, ({ body }, call) => chooseZones(call, call.session.userId, body.zones)),
];
