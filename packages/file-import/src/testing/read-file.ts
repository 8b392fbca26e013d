import type { HistoryOptions, HistoryResult, ReadHistory } from '../history.ts';
import { historySteps } from '../read-history.ts';

/** The result of steps that are all taken. */
export function resultOf<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a file to its end; without options in UTC, at the end of the years that are kept. */
export function finishFile(text: string, options: Partial<HistoryOptions> = {}): HistoryResult {
  const now = Date.UTC(2199, 11, 31);
  return resultOf(historySteps(text, { timeZone: 'UTC', now, answers: {}, ...options }));
}

/** The same of a file that is not refused. */
export function readFile(text: string, options: Partial<HistoryOptions> = {}): ReadHistory {
  const result = finishFile(text, options);
  if (result.kind !== 'read') throw new Error(`${JSON.stringify(result)}\n${text.slice(0, 5000)}`);
  return result;
}
