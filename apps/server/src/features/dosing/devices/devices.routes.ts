import { listDevices } from '@dosewise/contract';
import { DEVICE_CATALOGUE } from '@dosewise/domain';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';

export function deviceRoutes(app: FastifyInstance, context: AppContext): void {
  // The catalogue is a constant of the domain: there is nothing to decide and no SQL.
  bindRoute(app, context, listDevices, async () =>
    DEVICE_CATALOGUE.map(({ markets, strengths, sources, ...device }) => ({
      ...device,
      markets: [...markets],
      strengths: [...strengths],
      sources: [...sources],
    })),
  );
}
