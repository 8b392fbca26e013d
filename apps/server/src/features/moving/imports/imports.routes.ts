import { importHistory, listImports, undoImport } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { listImports as listImportsOf } from './imports.read-model.ts';
import * as service from './imports.service.ts';

// So that others wait neither for the digests of an import nor for the whole of an undo.
const ownTransactions = true;

export const importRoutes: readonly BoundRoute[] = [
  bindRoute(
    importHistory,
    ({ body }, call) => service.importHistoryFor(call, call.session.userId, body),
    { ownTransactions },
  ),
  bindRoute(listImports, (_, call) => listImportsOf(call.db, call.session.userId)),
  bindRoute(
    undoImport,
    ({ params }, call) => service.undoOwnImport(call, call.session.userId, params.id),
    { ownTransactions },
  ),
];
