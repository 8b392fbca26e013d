import { ingestHealthAutoExport, ingestHealthConnect } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { ingest } from './ingest.service.ts';

// So that others write between the parts of a large body.
const ownTransactions = true;

export const ingestRoutes: readonly BoundRoute[] = [
  bindRoute(
    ingestHealthAutoExport,
    ({ body }, call) => ingest(call, call.session.userId, 'health-auto-export', body.data),
    { ownTransactions },
  ),
  bindRoute(
    ingestHealthConnect,
    ({ body }, call) => ingest(call, call.session.userId, 'health-connect', body.data),
    { ownTransactions },
  ),
];
