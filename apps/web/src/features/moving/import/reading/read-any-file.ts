import {
  type HistoryOptions,
  type HistoryResult,
  type HistorySteps,
  historySteps,
} from '@dosewise/file-import';
import { decodeText } from '../../../../browser/decode-file.ts';
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
  name: string,
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
  return finish(historySteps(name, text, options), share);
}

function finish(steps: HistorySteps, onProgress: (share: number) => void): HistoryResult {
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
