import { getReport } from '@dosewise/contract';
import { type BoundRoute, bindRoute, SPOKEN } from '../../../runtime/calls/bind-route.ts';
import { report } from './report.service.ts';

export const reportRoutes: readonly BoundRoute[] = [
  bindRoute(getReport, ({ query }, call) => report(call, call.session.userId, query), SPOKEN),
];
