import { DAY_MS } from '@dosewise/domain';
import { collectHistory } from '../collect-history.ts';
import type {
  HistoryOptions,
  HistoryResult,
  HistorySteps,
  ReadHistory,
  SkipReason,
} from '../history.ts';
import { findUnanswered } from '../questions.ts';
import { weightCsvSteps } from '../readers/weights/weight-csv.ts';
import {
  plainColumns,
  type ReadWeightCsv,
  type SkippedRowReason,
} from '../readers/weights/weight-csv-result.ts';
import type { HistoryColumns } from './history-columns.ts';

/**
 * Hands a table without doses to the reader of weights. `answered` are the columns where the user has
 * said what they hold; null lets that reader find them.
 */
export function* weightsOnlySteps(
  text: string,
  options: HistoryOptions,
  answered: HistoryColumns | null,
): HistorySteps {
  const result = yield* weightCsvSteps(text, {
    ...options,
    // That reader allows a day ahead, which nothing of a history has.
    now: options.now - DAY_MS,
    ...(answered !== null && { mapping: plainColumns(answered) }),
  });
  if (result.kind === 'unreadable') {
    return { kind: 'refused', reason: 'unknown-format', format: 'weights-csv' };
  }
  const { questions } = result;
  const asked = { ...NOTHING_READ, questions, unanswered: findUnanswered(questions, options) };
  return result.kind === 'question' ? asked : { ...asked, ...converted(result) };
}

const NOTHING_READ = {
  kind: 'read',
  format: 'weights-csv',
  doses: [],
  weights: [],
  symptoms: [],
  measurements: [],
  skipped: [],
  ignored: [],
  cutNotes: 0,
} as const satisfies Partial<HistoryResult>;

type Converted = ReturnType<ReturnType<typeof collectHistory>['result']> &
  Pick<ReadHistory, 'ignored'>;

/** The same in the words of a history. Row 1 is the header there, the first row below it here. */
function converted({ entries, issues, skipped, header, leftOut }: ReadWeightCsv): Converted {
  const collect = collectHistory();
  const at = (row: number) => `row ${header[0] === 'Column 1' ? row : row - 1}`;
  // A row that says what an earlier one says already gives way here, and that one there.
  const earlier = new Map<number, number>();
  for (const { row, reason, by } of skipped) {
    if (reason === 'duplicate' && by !== null) earlier.set(by, earlier.get(row) ?? row);
  }
  for (const { row, ...entry } of entries) {
    collect.addWeight({ at: at(earlier.get(row) ?? row), ...entry }, '');
  }
  for (const { row, reason, cells } of issues) {
    collect.skip(at(row), 'weight', reason, cells.join(' '));
  }
  for (const row of earlier.keys()) collect.skip(at(row), 'weight', 'duplicate', '');
  for (const { row, reason, detail } of skipped) {
    const shown = shownReason(reason);
    if (shown === null || reason === 'duplicate') continue;
    collect.skip(at(earlier.get(row) ?? row), 'weight', shown, detail);
  }
  return { ...collect.result(), ignored: leftOut.columns };
}

/** The reason in a history; null for a row without a weight, which is nothing there. */
function shownReason(reason: SkippedRowReason): SkipReason | null {
  if (reason === 'other-unit') return 'other-kind';
  const isNothing =
    reason === 'comment' ||
    reason === 'no-weight' ||
    reason === 'dose-alone' ||
    reason === 'date-alone';
  return isNothing ? null : reason;
}
