import {
  type HistoryOptions,
  type HistoryResult,
  type HistorySteps,
  readTableSteps,
} from '@dosewise/domain';
import { decodeText } from '../../../browser/decode-file.ts';

/** Largest text that is read whole, in bytes: far above what twenty thousand rows take. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file of any kind that is known, by what is in it and not by its name. Rejects where the
 * browser cannot read it.
 */
export async function readAnyFile(
  file: Blob,
  _name: string,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): Promise<HistoryResult> {
  if (file.size > MAX_TEXT_BYTES) return { kind: 'refused', reason: 'too-large', format: null };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return finish(readTableSteps(text, options), onProgress);
}

function finish(steps: HistorySteps, onProgress: (share: number) => void): HistoryResult {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const { done, total } = step.value;
    onProgress(total === 0 ? 1 : done / total);
  }
}
