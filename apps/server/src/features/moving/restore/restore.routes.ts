import { restoreAll } from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import type { HostRule } from '../../../outgoing/channels/http/host-list.ts';
import * as service from './restore.service.ts';

export const restoreRoutes = (place: {
  readonly ntfyHosts: readonly HostRule[];
}): readonly Answer[] => [
  // A large file is read for a while before anything is written.
  answer(restoreAll, ({ body }, call) => service.restoreAllFor(call, place, call, body), {
    ownTransactions: true,
  }),
];
