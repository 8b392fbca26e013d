import type { HistoryOptions, HistoryResult } from '@dosewise/file-import';
import type { HistoryReply, HistoryRequest, NamedFile } from './history-worker.ts';

/** A file that is being read off the main thread. */
export interface HistoryReading {
  /** The result; null when the file could not be read at all, or when it was cancelled. */
  readonly result: Promise<HistoryResult | null>;
  readonly cancel: () => void;
}

/**
 * Reads a file of another tracker, or what was pasted, in a worker of its own: nothing of it leaves
 * the browser. `onProgress` gets a share from 0 to 1.
 */
export function readHistory(
  file: NamedFile,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): HistoryReading {
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { type: 'module' });
  let settle = (_: HistoryResult | null) => {};
  const result = new Promise<HistoryResult | null>((resolve) => {
    settle = resolve;
  });
  const end = (read: HistoryResult | null) => {
    worker.terminate();
    settle(read);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<HistoryReply>) => {
    if (data.kind === 'progress') onProgress(data.share);
    else end(data.result);
  });
  worker.addEventListener('error', () => end(null));
  // A copy of a blob has no name of its own.
  const request: HistoryRequest = { file, name: file.name, options };
  worker.postMessage(request);
  return { result, cancel: () => end(null) };
}
