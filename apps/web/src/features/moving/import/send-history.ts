import type { HistoryImport } from '@dosewise/contract';
import type { ReadHistory } from '@dosewise/file-import';
import type { SubmissionKeys } from '../../../api/submission-key.ts';
import { batchesOf, type ImportBody } from './import-batches.ts';

interface Sending {
  readonly send: (body: ImportBody, key: string) => Promise<HistoryImport>;
  /** They outlive a try that failed: what was on its way then is not stored twice. */
  readonly keys: SubmissionKeys;
  /** Gets each import that is saved, and how much of the whole that makes, from 0 to 1. */
  readonly onSaved: (saved: HistoryImport, share: number) => void;
}

/** Sends what was read, piece after piece. Rejects at the first that fails; those before it stay. */
export async function sendHistory(
  history: ReadHistory,
  { send, keys, onSaved }: Sending,
): Promise<void> {
  const batches = batchesOf(history);
  for (const [index, batch] of batches.entries()) {
    const saved = await send(batch, keys.keyFor(batch));
    keys.settle();
    onSaved(saved, (index + 1) / batches.length);
  }
}
