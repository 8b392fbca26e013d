import {
  type HistoryOptions,
  type HistoryProgress,
  type HistoryResult,
  historySteps,
  type WeightCsvOptions,
  type WeightCsvResult,
  weightCsvSteps,
} from '@dosewise/file-import';
import { readAppleHealth } from './apple-health-stream.ts';

/** Largest text that is read whole, in bytes: far above what twenty thousand rows take. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** The bytes that tell what a file is; even, for UTF-16. */
const LONGEST_START = 256;

/**
 * Reads a file of any kind that is known, by what is in it and not by its name. Rejects where the
 * browser cannot read it.
 */
export async function readAnyFile(
  file: Blob,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): Promise<HistoryResult> {
  const start = new Uint8Array(await file.slice(0, LONGEST_START).arrayBuffer());
  const share = wholePercents(onProgress);
  if (start[0] === 0x50 && start[1] === 0x4b) {
    const { readZip } = await import('./read-zip.ts');
    return readZip(file, options, share);
  }
  if (/^\uFEFF?\s*</.test(decodeText(start))) return readAppleHealth(file, options, share);
  if (file.size > MAX_TEXT_BYTES) return { kind: 'refused', reason: 'too-large', format: null };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return finish(historySteps(text, options), share);
}

/** Reads a file as a table of weights, whatever it is. Rejects where the browser cannot read it. */
export async function readWeightTable(
  file: Blob,
  options: WeightCsvOptions,
  onProgress: (share: number) => void,
): Promise<WeightCsvResult> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return finish(weightCsvSteps(text, options), wholePercents(onProgress));
}

/**
 * The text of a file in whatever encoding it seems to have: UTF-16 by its byte order mark or its first signs, else
 * UTF-8, else what older spreadsheets write: Mac Roman where lines end as on old Macs, Windows-1252. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Every other byte of plain letters is 0.
  if (first && second === 0 && third && fourth === 0) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (first === 0 && second && third === 0 && fourth) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isOldMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
    return new TextDecoder(isOldMac ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}

function finish<Result>(
  steps: Generator<HistoryProgress, Result, void>,
  onProgress: (share: number) => void,
): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const { done, total } = step.value;
    onProgress(total === 0 ? 1 : done / total);
  }
}

/** Tells a share only where it is another percent: a file may come in thousands of pieces. */
function wholePercents(onProgress: (share: number) => void): (share: number) => void {
  let last = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent <= last) return;
    last = percent;
    onProgress(share);
  };
}
