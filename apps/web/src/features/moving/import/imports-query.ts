import { type HistoryImport, importHistory, undoImport } from '@dosewise/contract';
import { call, callAndReload } from '../../../data/calls/api-client.ts';
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

/** Takes an import back. */
export const takeBack = (id: string) =>
  callAndReload(undoImport, { params: { id } }, { timeoutMs: IMPORT_TIMEOUT_MS });
