import { listDevices } from '@dosewise/contract';
import { DEVICE_CATALOGUE } from '@dosewise/domain';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';

export const deviceRoutes: readonly BoundRoute[] = [
  // The catalogue is a constant of the domain: there is nothing to decide and no SQL.
  bindRoute(listDevices, async () =>
    DEVICE_CATALOGUE.map(({ markets, strengths, sources, ...device }) => ({
      ...device,
      markets: [...markets],
      strengths: [...strengths],
      sources: [...sources],
    })),
  ),
];
