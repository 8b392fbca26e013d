import type {
  HistoryOptions,
  HistoryResult,
  WeightCsvOptions,
  WeightCsvResult,
} from '@dosewise/file-import';
import { readAnyFile, readWeightTable } from './read-any-file.ts';

/** A request of the page: anything that a file holds, or the weights of a table alone. */
export type ReadRequest =
  | { readonly wanted: 'anything'; readonly file: Blob; readonly options: HistoryOptions }
  | { readonly wanted: 'weights'; readonly file: Blob; readonly options: WeightCsvOptions };

/** The share that is read, from 0 to 1; then the result, null where nothing could be read. */
export type ReadReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'end'; readonly result: HistoryResult | WeightCsvResult | null };

const reply = (message: ReadReply) => self.postMessage(message);
const onProgress = (share: number) => reply({ kind: 'progress', share });

self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    const result =
      data.wanted === 'weights'
        ? await readWeightTable(data.file, data.options, onProgress)
        : await readAnyFile(data.file, data.options, onProgress);
    reply({ kind: 'end', result });
  } catch {
    // The file went away, or may not be read.
    reply({ kind: 'end', result: null });
  }
});
