import type { WeightCsvOptions, WeightCsvResult } from '@dosewise/file-import';
import type { ReadReply, ReadRequest } from './import-worker.ts';

/** A user's answers to what a file leaves open. */
export type ImportAnswers = Pick<WeightCsvOptions, 'mapping' | 'unit' | 'dateOrder'>;

/** A file that is being read off the main thread. */
export interface FileReading {
  /** Resolves to what came of it; null when the file could not be read at all. */
  readonly result: Promise<WeightCsvResult | null>;
  readonly cancel: () => void;
}

/** Reads a file of weigh-ins in a worker of its own. `onProgress` gets a share from 0 to 1. */
export function readWeightFile(
  file: File,
  options: WeightCsvOptions,
  onProgress: (share: number) => void,
): FileReading {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<WeightCsvResult | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      if (data.kind === 'progress') onProgress(data.total === 0 ? 1 : data.done / data.total);
      else resolve(data.kind === 'result' ? data.result : null);
    });
    worker.addEventListener('error', () => resolve(null));
    const request: ReadRequest = { file, options };
    worker.postMessage(request);
  });
  return { result: result.finally(() => worker.terminate()), cancel: () => worker.terminate() };
}
