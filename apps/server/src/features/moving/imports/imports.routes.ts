import { importHistory, listImports, undoImport } from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import { listImports as listImportsOf } from './imports.read-model.ts';
import * as service from './imports.service.ts';

export const importRoutes: readonly Answer[] = [
  answer(importHistory, ({ body }, call) =>
    service.importHistoryFor(call, call.session.userId, body),
  ),
  answer(listImports, (_, call) => listImportsOf(call.db, call.session.userId)),
  answer(undoImport, ({ params }, call) =>
    service.undoOwnImport(call, call.session.userId, params.id),
  ),
];
