import { restoreAll } from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import type { OfferedHosts } from '../../../outgoing/channels/ntfy/ntfy-address.ts';
import * as service from './restore.service.ts';

export const restoreRoutes = (place: OfferedHosts): readonly Answer[] => [
  // A large file is read for a while before anything is written.
  answer(restoreAll, ({ body }, call) => service.restoreAllFor(call, place, call, body), {
    ownTransactions: true,
  }),
];
