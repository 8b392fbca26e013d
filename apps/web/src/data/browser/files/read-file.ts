import type {
  HistoryOptions,
  HistoryResult,
  WeightCsvOptions,
  WeightCsvResult,
} from '@dosewise/file-import';
import type { ReadReply, ReadRequest } from './import-worker.ts';

/** A file that is being read off the main thread. */
export interface FileReading<Result> {
  /** Null when the file could not be read at all, or when it was cancelled. */
  readonly result: Promise<Result | null>;
  readonly cancel: () => void;
}

/** Gets how far a reading is, from 0 to 1. */
type OnProgress = (share: number) => void;

/** Reads a file of another tracker, or what was pasted: nothing of it leaves the browser. */
export function readHistory(
  file: Blob,
  options: HistoryOptions,
  onProgress: OnProgress,
): FileReading<HistoryResult> {
  return readInWorker({ wanted: 'anything', file, options }, onProgress);
}

/** Reads the weights of a table. */
export function readWeights(
  file: Blob,
  options: WeightCsvOptions,
  onProgress: OnProgress,
): FileReading<WeightCsvResult> {
  return readInWorker({ wanted: 'weights', file, options }, onProgress);
}

function readInWorker<Result extends HistoryResult | WeightCsvResult>(
  request: ReadRequest,
  onProgress: OnProgress,
): FileReading<Result> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  let settle = (_: Result | null) => {};
  const result = new Promise<Result | null>((resolve) => {
    settle = resolve;
  });
  const end = (read: Result | null) => {
    worker.terminate();
    settle(read);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
    if (data.kind === 'progress') onProgress(data.share);
    // What is wanted says which of the two it is.
    else end(data.result as Result | null);
  });
  worker.addEventListener('error', () => end(null));
  worker.postMessage(request);
  return { result, cancel: () => end(null) };
}
