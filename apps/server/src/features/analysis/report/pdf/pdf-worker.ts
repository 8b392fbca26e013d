import { parentPort, workerData } from 'node:worker_threads';
import { speakEveryLanguage } from '../../../../languages/every-language.ts';
import { voiceFor } from '../../../../languages/speak.ts';
import type { PdfOrder } from './render-report-pdf.ts';
import { reportPdf } from './report-pdf.ts';

// What it is started with is the order of `render-report-pdf.ts`.
const { report, paper, ...reader } = workerData as PdfOrder;
speakEveryLanguage(reader.language === 'en-XA');
parentPort?.postMessage(await reportPdf(report, paper, voiceFor(reader)));
