import { getSites, setSites } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readSites } from './sites.read-model.ts';
import { chooseZones } from './sites.service.ts';

export const siteRoutes: readonly Answer[] = [
  answer(getSites, (_input, call) => readSites(call.db, call.session.userId)),
  answer(setSites, ({ body }, call) => chooseZones(call, call.session.userId, body.zones)),
];
