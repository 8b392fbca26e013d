import type { SubmissionKeys } from '../../kit/forms/submission-key.ts';

/** Bytes of rows in one request, below the server's 8 MiB with what is around them. */
const MAX_BYTES = 7 * 1024 * 1024;
const encoder = new TextEncoder();

interface Batching<Row> {
  readonly mostRows: number;
  readonly mostBytes?: number | undefined;
  /** The part of a row that goes into the request. */
  readonly sent?: (row: Row) => unknown;
}

/** Rows as the requests that send them, in their order: nearly always a single one. */
export function splitRows<Row>(
  rows: Iterable<Row>,
  { mostRows, mostBytes = MAX_BYTES, sent = (row) => row }: Batching<Row>,
): Row[][] {
  const batches: Row[][] = [];
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const length = encoder.encode(JSON.stringify(sent(row))).length + 1;
    if (batch.length === mostRows || (batch.length > 0 && bytes + length > mostBytes)) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += length;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

export interface Sending<Batch, Saved> {
  readonly send: (batch: Batch, key: string) => Promise<Saved>;
  /** They outlive a try that failed: what was on its way then is not stored twice. */
  readonly keys: SubmissionKeys;
  /** Gets what came of each batch, and how much of the whole that makes, from 0 to 1. */
  readonly onSaved: (saved: Saved, share: number) => void;
}

/** Sends batch after batch. Rejects at the first that fails; those before it stay. */
export async function sendBatches<Batch extends object, Saved>(
  batches: readonly Batch[],
  { send, keys, onSaved }: Sending<Batch, Saved>,
): Promise<void> {
  for (const [index, batch] of batches.entries()) {
    const saved = await send(batch, keys.keyFor(batch));
    keys.renew();
    onSaved(saved, (index + 1) / batches.length);
  }
}
