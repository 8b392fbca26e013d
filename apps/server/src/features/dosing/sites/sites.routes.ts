import { getSites, setSites } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { readSites } from './sites.read-model.ts';
import { chooseZones } from './sites.service.ts';

export function siteRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getSites, (_input, call) => readSites(call.db, call.session.userId));
  bindRoute(app, context, setSites, ({ body }, call) =>
    chooseZones(call, call.session.userId, body.zones),
  );
}
