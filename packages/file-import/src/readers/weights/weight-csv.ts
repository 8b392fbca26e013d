import { collectHistory } from '../../collect-history.ts';
import type { HistoryOptions, HistoryProgress } from '../../history.ts';
import { chosenZone, findUnanswered, question } from '../../questions.ts';
import { applyDecisions } from '../../tables/apply-decisions.ts';
import { decide } from '../../tables/decide.ts';
import { type HistoryColumns, NO_COLUMNS } from '../../tables/history-columns.ts';
import {
  findHistoryTable,
  type HistoryTable,
  isFilled,
  type TableRow,
} from '../../tables/history-table.ts';
import type { MeasurementReader } from '../../tables/measurement-columns.ts';
import type { RawWeight } from '../../tables/raw-entry.ts';
import { factsOf, rawEntries, takeEntries } from '../../tables/read-tables.ts';
import { accountFor } from '../../tables/row-account.ts';
import { rowKinds } from '../../tables/row-kinds.ts';
import { isTableTooLarge } from '../../tables/text-size.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import { sheetReader } from '../sheet-rows.ts';
import { shotsyReader, weightColumn } from '../shotsy-rows.ts';
import {
  type LeftOut,
  plainColumns,
  REFUSED_ROW_REASONS,
  SKIPPED_ROW_REASONS,
  type SkippedRow,
  type WeightColumns,
  type WeightCsvIssue,
  type WeightCsvQuestion,
  type WeightCsvResult,
} from './weight-csv-result.ts';

const SAMPLES_PER_COLUMN = 3;
const ROWS_FOR_SAMPLES = 50;
const MAX_SAMPLE_CHARACTERS = 80;

/** Options for reading a table of weights. */
export interface WeightCsvOptions extends HistoryOptions {
  /** The columns as the user says; nothing is guessed then, except what is not in it. */
  readonly mapping?: WeightColumns;
}

/**
 * Reads the weigh-ins of a table of any app, by the rules of all tables, in steps of 500 rows. Gives entries in
 * kg and epoch ms, or the questions to ask, or why it cannot be read; bad rows become issues, none is lost. A
 * date ahead of `now` by more than a day is no weigh-in. Throws RangeError for a time zone that does not exist,
 * and nothing else.
 */
export function* weightCsvSteps(
  text: string,
  options: WeightCsvOptions,
): Generator<HistoryProgress, WeightCsvResult, void> {
  if (isTableTooLarge(text)) return { kind: 'unreadable', reason: 'too-large' };
  const table = findHistoryTable(text, options.mapping);
  if (table === null) return { kind: 'unreadable', reason: 'no-data' };
  const columns = weightRoles(table, options.mapping);
  if (columns.date === null || columns.weight === null) {
    const subjects = table.names.map(({ name }) => name);
    if (subjects.length < 2) return { kind: 'unreadable', reason: 'no-columns' };
    return ask(table, columns, [question({ id: 'columns', must: true, subjects })]);
  }
  const kinds = rowKinds(table, columns, options);
  const reader = sheetReader(table, columns, {
    symptoms: [],
    measured: NOTHING_MEASURED,
    kinds: kinds && { kindOf: (cell) => (kinds.kindOf(cell) === 'weight' ? 'weight' : 'other') },
  });
  const entries = (yield* rawEntries(table, reader, () => {})).filter(
    ({ kind }) => kind === 'weight' || kind === 'skip',
  );
  const decided = decide(entries, factsOf(table, columns), options);
  const questions = [...(kinds?.questions ?? []), ...decided.questions];
  if (findUnanswered(questions, options).length > 0) return ask(table, columns, questions);

  const collect = collectHistory();
  yield* takeEntries(table, entries, applyDecisions(decided.decisions, options, collect));
  const total = table.body.length * 2;
  yield { done: total, total };
  const read = collect.result(options);
  const { account, unused } = accountFor(table.body, read);
  const rowAt = new Map(table.body.map((row) => [row.at, row]));
  const numberOf = (at = '') => rowAt.get(at)?.row ?? 0;
  const issues: WeightCsvIssue[] = [];
  const skipped: SkippedRow[] = unused.map(({ at, detail }) => ({
    row: numberOf(at),
    reason: 'no-weight',
    detail,
    by: null,
  }));
  for (const { at, reason: why, detail, by } of read.skipped) {
    const row = numberOf(at);
    const refused = REFUSED_ROW_REASONS.find((each) => each === why);
    if (refused) issues.push({ row, reason: refused, detail, cells: rowAt.get(at)?.cells ?? [] });
    const known = SKIPPED_ROW_REASONS.find((each) => each === why);
    if (known)
      skipped.push({ row, reason: known, detail, by: by === undefined ? null : numberOf(by) });
  }
  return {
    kind: 'ready',
    questions: [...questions, ...read.questions],
    entries: read.weights.map(({ at, ...entry }) => ({ row: numberOf(at), ...entry })),
    issues,
    skipped: skipped.sort((a, b) => a.row - b.row),
    rowsRead: account.rows,
    header: table.names.map(({ name }) => name),
    timeZone: entries.some((entry) => entry.kind === 'weight' && isWallClock(entry))
      ? chosenZone(options)
      : null,
    leftOut: yield* findLeftOut(table, columns),
  };
}

/** Nothing is read of what stands beside the weights. */
const NOTHING_MEASURED: MeasurementReader = {
  columns: [],
  readOne: () => null,
  readAll: () => [],
};

/** The columns of the roles of a weigh-in, none of which the user has given to another one. */
function weightRoles(table: HistoryTable, mapping: WeightColumns | undefined): HistoryColumns {
  const { columns } = table;
  const claimed = new Set(Object.values(mapping ?? {}));
  const free = (index: number | null) => (claimed.has(index) ? null : index);
  return {
    ...NO_COLUMNS,
    ...plainColumns(columns),
    // The time there is that of the shot.
    ...(table.kind === 'shotsy-csv' && { weight: weightColumn(table), time: null }),
    offset: free(columns.offset),
    kind: free(columns.kind),
    otherUnit: free(columns.otherUnit),
  };
}

/** True where only the zone of the options tells which instant the row is. */
function isWallClock({ when: { date } }: RawWeight): boolean {
  return date !== null && date.kind !== 'instant' && date.offset === null;
}

/** All else that the table holds: the doses that were taken, and columns that hold something. */
function* findLeftOut(
  table: HistoryTable,
  used: HistoryColumns,
): Generator<HistoryProgress, LeftOut, void> {
  const { columns } = table;
  const isShotsy = table.kind === 'shotsy-csv';
  const parts = { symptoms: [], measured: NOTHING_MEASURED, kinds: null };
  const reader = isShotsy
    ? shotsyReader(table, NOTHING_MEASURED)
    : sheetReader(table, columns, parts);
  const hasDoses = isShotsy || columns.dose !== null || columns.medicine !== null;
  const entries = hasDoses ? yield* rawEntries(table, reader, () => {}) : [];
  const doses = entries.filter((entry) => entry.kind === 'dose' && entry.status === 'taken');
  const known = new Set([...Object.values(used), columns.dose, columns.medicine, columns.taken]);
  const names = table.names.flatMap(({ name }, index) =>
    known.has(index) || !isFilled(table, index) ? [] : [name],
  );
  return { doses: doses.length, columns: names };
}

function ask(
  { names, body }: HistoryTable,
  columns: HistoryColumns,
  questions: WeightCsvQuestion['questions'],
): WeightCsvQuestion {
  return {
    kind: 'question',
    questions,
    columns: names.map(({ name }, index) => ({ index, name, samples: samplesOf(body, index) })),
    mapping: plainColumns(columns),
    rowsRead: body.length,
  };
}

function samplesOf(body: readonly TableRow[], index: number): string[] {
  return body
    .slice(0, ROWS_FOR_SAMPLES)
    .map(({ cells }) => cleanCell(cells[index] ?? '').slice(0, MAX_SAMPLE_CHARACTERS))
    .filter((cell) => !isMissing(cell))
    .slice(0, SAMPLES_PER_COLUMN);
}
