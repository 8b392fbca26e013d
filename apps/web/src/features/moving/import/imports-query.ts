import { type HistoryImport, importHistory, undoImport } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { importsQuery } from '../../../data/archive/archive.ts';
import { call } from '../../../data/calls/api-client.ts';
import { dosesQuery } from '../../../data/doses/doses-query.ts';
import { measurementsQuery } from '../../../data/measurements/measurements.ts';
import { QUERIES_AFFECTED_BY_DOSES } from '../../../data/outbox/record-kinds.ts';
import { symptomsQuery } from '../../../data/symptoms/symptoms-query.ts';
import { weightsQuery } from '../../../data/weights/weights-query.ts';
import type { ImportBody } from './import-batches.ts';

/** The time 20,000 rows may take. */
const IMPORT_TIMEOUT_MS = 120_000;

/** Sends one import. */
export const sendImport = (
  body: ImportBody,
  key: string,
  signal: AbortSignal,
): Promise<HistoryImport> =>
  call(importHistory, { body }, { idempotencyKey: key, signal, timeoutMs: IMPORT_TIMEOUT_MS });

/** Shows an import in the list at once. */
export function listImport(client: QueryClient, saved: HistoryImport): void {
  changeList(client, (imports) => [saved, ...imports]);
}

/** Shows at once that these are gone. */
export function unlistImports(client: QueryClient, gone: readonly HistoryImport[]): void {
  const ids = new Set(gone.map(({ _id }) => _id));
  changeList(client, (imports) => imports.filter(({ _id }) => !ids.has(_id)));
}

function changeList(
  client: QueryClient,
  change: (imports: readonly HistoryImport[]) => HistoryImport[],
): void {
  const { queryKey } = importsQuery;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (imports) => imports && change(imports));
}

/** Takes an import back. */
export const takeBack = (id: string) =>
  call(undoImport, { params: { id } }, { timeoutMs: IMPORT_TIMEOUT_MS });

/** Has everything read anew that an import, or its undoing, changes. */
export function reloadRecords(client: QueryClient): void {
  for (const queryKey of [
    dosesQuery.queryKey,
    weightsQuery.queryKey,
    symptomsQuery.queryKey,
    measurementsQuery.queryKey,
    importsQuery.queryKey,
    ...QUERIES_AFFECTED_BY_DOSES,
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
