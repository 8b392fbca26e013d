import { listDevices } from '@dosewise/contract';
import { DEVICE_CATALOGUE } from '@dosewise/domain';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';

export const deviceRoutes: readonly Answer[] = [
  // The catalogue is a constant of the domain: there is nothing to decide and no SQL.
  answer(listDevices, async () =>
    DEVICE_CATALOGUE.map(({ markets, strengths, sources, ...device }) => ({
      ...device,
      markets: [...markets],
      strengths: [...strengths],
      sources: [...sources],
    })),
  ),
];
