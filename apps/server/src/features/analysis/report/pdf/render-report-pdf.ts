import { Worker } from 'node:worker_threads';
import type { Report } from '@dosewise/contract';
import type { ReportPaper } from '@dosewise/domain';
import type { Spoken } from '../../../../languages/locales.ts';

/** The work of one worker. */
export interface PdfOrder {
  readonly report: Report;
  readonly paper: ReportPaper;
  readonly language: Spoken;
  /** Its reader's, for how figures and days are written. */
  readonly country: string;
}

const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/** Ten times what the fullest account takes. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 256;

/**
 * Writes a report as a PDF in a thread of its own: what the library takes of memory (some 30 MB before the
 * first word) is given back.
 */
export function renderReportPdf(order: PdfOrder): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(WORKER, {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  const longest = setTimeout(() => worker.terminate(), LONGEST_MS);
  worker.once('exit', (code) => {
    clearTimeout(longest);
    reject(new Error(`The writer of PDFs ended with ${code}.`));
  });
  return promise;
}
