import type { HistoryOptions, HistoryResult } from '@dosewise/file-import';
import { readAnyFile } from './read-any-file.ts';

/** A file, or what was pasted with a name of its own. */
export type NamedFile = Blob & { readonly name: string };

/** The page's request to the worker. */
export interface HistoryRequest {
  readonly file: Blob;
  readonly name: string;
  readonly options: HistoryOptions;
}

/** The share read, from 0 to 1; then the result, null where nothing could be read. */
export type HistoryReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'end'; readonly result: HistoryResult | null };

const reply = (message: HistoryReply) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<HistoryRequest>) => {
  try {
    const { file, name, options } = data;
    const onProgress = (share: number) => reply({ kind: 'progress', share });
    reply({ kind: 'end', result: await readAnyFile(file, name, options, onProgress) });
  } catch {
    // The file went away, or may not be read.
    reply({ kind: 'end', result: null });
  }
});
