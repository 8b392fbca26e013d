import { ingestHealthAutoExport, ingestHealthConnect } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { ingest } from './ingest.service.ts';

// So that others write between the parts of a large body.
const ownTransactions = true;

export const ingestRoutes: readonly Answer[] = [
  answer(
    ingestHealthAutoExport,
    ({ body }, call) => ingest(call, call.session.userId, 'health-auto-export', body.data),
    { ownTransactions },
  ),
  answer(
    ingestHealthConnect,
    ({ body }, call) => ingest(call, call.session.userId, 'health-connect', body.data),
    { ownTransactions },
  ),
];
