import { parentPort, workerData } from 'node:worker_threads';
import type { PdfOrder } from './render-report-pdf.ts';
import { reportPdf } from './report-pdf.ts';

// What it is started with is the order of `render-report-pdf.ts`.
const { report, paper } = workerData as PdfOrder;
parentPort?.postMessage(await reportPdf(report, paper));
