import { addArchive, restoreAll } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { addArchiveFor } from './add-archive.service.ts';
import * as service from './restore.service.ts';

export const restoreRoutes = (place: service.Place): readonly Answer[] => [
  // A large file is read for a while before anything is written. What is being entered meanwhile is
  // waited for and seen, or finds the account taken: it locks as one who ends sessions.
  answer(restoreAll, ({ body }, call) => service.restoreAllFor(call, place, call, body), {
    ownTransactions: true,
    holdFor: 'ending own sessions',
  }),
  answer(addArchive, ({ body }, call) => addArchiveFor(call, call.session.userId, body), {
    ownTransactions: true,
  }),
];
