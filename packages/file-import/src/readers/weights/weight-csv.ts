import type { Writable } from '../../collect-history.ts';
import type { HistoryOptions, HistoryProgress, HistoryQuestion } from '../../history.ts';
import { chosenZone, question } from '../../questions.ts';
import { cellsBelow } from '../../tables/columns-by-cells.ts';
import { type HistoryColumns, NO_COLUMNS } from '../../tables/history-columns.ts';
import { findHistoryTable, type HistoryTable } from '../../tables/history-table.ts';
import { rivalColumns } from '../../tables/matter-dates.ts';
import type { RawEntry, RowReader } from '../../tables/raw-entry.ts';
import { readRows } from '../../tables/read-tables.ts';
import { rowKinds } from '../../tables/row-kinds.ts';
import { rowPersons } from '../../tables/row-persons.ts';
import { isTableTooLarge } from '../../tables/text-size.ts';
import { sheetReader } from '../sheet-rows.ts';
import { shotsyReader, weightColumn } from '../shotsy-rows.ts';
import {
  plainColumns,
  REFUSED_ROW_REASONS,
  SKIPPED_ROW_REASONS,
  type SkippedRow,
  type WeightColumns,
  type WeightCsvEntry,
  type WeightCsvIssue,
  type WeightCsvQuestion,
  type WeightCsvResult,
} from './weight-csv-result.ts';

const SAMPLES_PER_COLUMN = 3;

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
  // What holds control characters is a picture or the like.
  if (text.includes('\u0000')) return { kind: 'unreadable', reason: 'no-data' };
  const table = findHistoryTable(text, options.mapping);
  if (table === null) return { kind: 'unreadable', reason: 'no-data' };
  const columns = weightRoles(table, options.mapping);
  if (columns.date === null || columns.weight === null) {
    const subjects = table.names.map(({ name }) => name);
    if (subjects.length < 2) return { kind: 'unreadable', reason: 'no-columns' };
    return ask(table, columns, [question({ id: 'columns', must: true, subjects })]);
  }
  const rivals = options.mapping === undefined ? rivalColumns(table) : [];
  if (rivals.length > 0) {
    const subjects = rivals.map((column) => table.names[column]?.name ?? '');
    return ask(table, columns, [question({ id: 'columns', must: true, subjects })]);
  }
  const persons = rowPersons(table, options);
  const kinds = rowKinds(table, columns, persons, options);
  const sheet = sheetReader(table, columns, {
    kinds: kinds && {
      ...kinds,
      kindOf: (cell) => (kinds.kindOf(cell) === 'weight' ? 'weight' : 'other'),
    },
  });
  let isZoneUsed = false;
  const reader: RowReader = {
    ...sheet,
    read: (row, ignore) => {
      const entries = sheet.read(row, ignore);
      isZoneUsed ||= entries.some(isWallClock);
      return entries;
    },
  };
  const asked = kinds?.questions ?? [];
  const read = yield* readRows(
    { table, reader, columns, persons, asked, format: 'weights-csv' },
    options,
  );
  const { questions, weights, account, unused } = read;
  if (read.unanswered.length > 0)
    return ask(
      table,
      columns,
      questions.filter(({ must }) => must),
    );

  const total = table.body.length * 2;
  yield { done: total, total };
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
  const { dose, medicine, taken } = table.columns;
  const ofDoses = [dose, medicine, taken].map((column) => table.names[column ?? -1]?.name);
  return {
    kind: 'ready',
    questions,
    entries: weights.map(({ at, date, weightKg, note, source }) => {
      const entry: Writable<WeightCsvEntry> = { row: numberOf(at), date, weightKg };
      if (note !== undefined) entry.note = note;
      if (source !== undefined) entry.source = source;
      return entry;
    }),
    issues,
    skipped: skipped.sort((a, b) => a.row - b.row),
    rowsRead: account?.rows ?? 0,
    header: table.names.map(({ name }) => name),
    timeZone: isZoneUsed ? chosenZone(options) : null,
    leftOut: {
      doses: countDoses(table),
      columns: read.ignored.filter((name) => !ofDoses.includes(name)),
    },
  };
}

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

/** True where only the zone of the options tells which instant the entry is. */
function isWallClock(entry: RawEntry): boolean {
  if (entry.kind !== 'weight') return false;
  const { date } = entry.when;
  return date !== null && date.kind !== 'instant' && date.offset === null;
}

/** The doses of a table that were taken. */
function countDoses(table: HistoryTable): number {
  const { columns, kind, body } = table;
  const isShotsy = kind === 'shotsy-csv';
  if (!isShotsy && columns.dose === null && columns.medicine === null) return 0;
  const reader = isShotsy ? shotsyReader(table) : sheetReader(table, columns);
  return body
    .filter(({ broken }) => broken === null)
    .flatMap((row) => reader.read(row, () => {}))
    .filter((entry) => entry.kind === 'dose' && entry.status === 'taken').length;
}

function ask(
  { names, body }: HistoryTable,
  columns: HistoryColumns,
  questions: readonly HistoryQuestion[],
): WeightCsvQuestion {
  const samples = (index: number) => cellsBelow(body, index).slice(0, SAMPLES_PER_COLUMN);
  return {
    kind: 'question',
    questions,
    columns: names.map(({ name }, index) => ({ index, name, samples: samples(index) })),
    mapping: plainColumns(columns),
    rowsRead: body.length,
  };
}
