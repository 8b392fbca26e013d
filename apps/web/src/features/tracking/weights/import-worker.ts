import { type WeightCsvOptions, type WeightCsvResult, weightCsvSteps } from '@dosewise/file-import';
import { decodeText } from '../../../browser/decode-file.ts';

/** The page's request to the worker. */
export interface ReadRequest {
  readonly file: File;
  readonly options: WeightCsvOptions;
}

/** The worker's answers: how far it is, then the result, or that the file cannot be read. */
export type ReadReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: WeightCsvResult }
  | { readonly kind: 'failed' };

const reply = (message: ReadReply) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    const text = decodeText(new Uint8Array(await data.file.arrayBuffer()));
    const steps = weightCsvSteps(text, data.options);
    for (;;) {
      const step = steps.next();
      if (step.done) return reply({ kind: 'result', result: step.value });
      reply({ kind: 'progress', ...step.value });
    }
  } catch {
    // The file went away, or may not be read.
    reply({ kind: 'failed' });
  }
});
