import type { WeightUnit } from '@dosewise/domain';
import { collectHistory } from '../collect-history.ts';
import type {
  HistoryFormat,
  HistoryOptions,
  HistoryQuestion,
  HistoryResult,
  HistorySteps,
} from '../history.ts';
import { answerTo, findUnanswered, LEAVE_OUT, question } from '../questions.ts';
import { pokiiReader } from '../readers/pokii-rows.ts';
import { sheetReader } from '../readers/sheet-rows.ts';
import { shotsyReader, weightColumn } from '../readers/shotsy-rows.ts';
import { readColumnName } from '../units/unit-words.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import { namesMedicine, readNamedDose } from '../words/medicine-words.ts';
import { applyDecisions } from './apply-decisions.ts';
import {
  askColumns,
  lacksColumns,
  looksLikeTable,
  type SheetColumns,
  sheetColumns,
} from './ask-columns.ts';
import { decide } from './decide.ts';
import type { HistoryColumns, HistoryName } from './history-columns.ts';
import { findHistoryTable, type HistoryTable } from './history-table.ts';
import { measurementReader } from './measurement-columns.ts';
import type { RawEntry, RowReader, TableFacts } from './raw-entry.ts';
import { isTableTooLarge } from './text-size.ts';
import { weightsOnlySteps } from './weights-only.ts';

const ROWS_PER_STEP = 500;
/** Most rows that are named one by one in what has no home. */
const MAX_NAMED = 50;
/** JSON, XML and HTML are no tables, nor is what holds control characters. */
const NO_TABLE = /^\s*(?:\{|\[[\s{"[\]]|<)/;

/**
 * Reads the text of a table: Shotsy CSV, Pokii CSV, any sheet with a date and a dose, or weights
 * alone, in any dialect of CSV or pasted. Gives what it holds with the answers so far, the questions
 * it raises, and why rows are skipped. Never throws but for a zone of the options that does not exist.
 */
export function* readTableSteps(text: string, options: HistoryOptions): HistorySteps {
  if (text.replace(/^\uFEFF/, '').trim() === '') return refused('empty-file');
  if (NO_TABLE.test(text.slice(0, 200)) || text.includes('\u0000'))
    return refused('unknown-format');
  if (isTableTooLarge(text)) return refused('too-large');
  const table = findHistoryTable(text);
  if (table === null) return refused('unknown-format');

  if (table.kind === 'shotsy-csv') {
    const columns = { ...table.columns, weight: weightColumn(table) };
    const reader = withMeasurements(shotsyReader(table), measurementReader(table, columns));
    return yield* readRows(table, reader, columns, [], options);
  }
  if (table.kind === 'pokii-csv') {
    return yield* readRows(table, pokiiReader(table), table.columns, [], options);
  }
  return yield* readSheet(text, table, options);
}

function* readSheet(text: string, table: HistoryTable, options: HistoryOptions): HistorySteps {
  const named = { columns: table.columns, symptoms: [] };
  const lacks = (sheet: SheetColumns) =>
    lacksColumns(sheet) && (sheet.columns.date === null || !hasMeasurements(table, sheet.columns));
  const must = lacks(sheetColumns(table, { ...options, answers: {} }));
  if (must && !table.isRecognised && !looksLikeTable(table)) return refused('unknown-format');
  const chosen = sheetColumns(table, options);
  const { columns, symptoms } = chosen;
  if (lacks(chosen)) {
    const questions = [askColumns(table, true, [])];
    return { ...NOTHING_READ, format: 'sheet', questions, unanswered: ['columns'] };
  }
  const { dose, medicine, weight, feeling } = columns;
  const isWeights = dose === null && medicine === null && feeling === null && symptoms.length === 0;
  const isLeftOut = answerTo(options, 'weight-unit') === LEAVE_OUT;
  const hasAnswers = Object.keys(options.answers.columns ?? {}).length > 0;
  if (isWeights && weight !== null && !isLeftOut) {
    const weights = yield* weightsOnlySteps(text, options, hasAnswers || must ? columns : null);
    return yield* besideWeights(weights, table, columns, options);
  }
  const measured = measurementReader(table, columns);
  const reader = withMeasurements(sheetReader(table, columns, symptoms), measured);
  const before = sheetColumns(table, { ...options, answers: {} });
  const kept = new Set<number | null>([
    ...Object.values(named.columns),
    ...before.symptoms,
    ...(measured?.columns ?? []),
  ]);
  const unknown = table.names.flatMap((_, index) => (kept.has(index) ? [] : [index]));
  const filled = unknown.filter((index) => isFilled(table, index));
  const asked = must || filled.length > 0 ? [askColumns(table, must, filled)] : [];
  return yield* readRows(table, reader, columns, asked, options);
}

type Measured = ReturnType<typeof measurementReader>;

const hasMeasurements = (table: HistoryTable, columns: HistoryColumns) =>
  measurementReader(table, columns) !== null;

/** The same rows, their measurements read too. */
function withMeasurements(reader: RowReader, measured: Measured): RowReader {
  if (measured === null) return reader;
  return {
    read: (row, ignore) => [...reader.read(row, ignore), ...measured.read(row)],
    isKept: (column) => reader.isKept(column) || measured.columns.includes(column),
  };
}

/** A table of weights with the measurements that stand beside them. */
function* besideWeights(
  weights: HistoryResult,
  table: HistoryTable,
  columns: HistoryColumns,
  options: HistoryOptions,
): HistorySteps {
  const measured = measurementReader(table, columns);
  if (weights.kind !== 'read' || measured === null) return weights;
  const isKept = (column: number) => measured.columns.includes(column);
  const others = yield* readRows(table, { read: measured.read, isKept }, columns, [], options);
  if (others.kind !== 'read') return weights;
  const names = new Set(measured.columns.map((column) => table.names[column]?.name ?? ''));
  const taken = new Set([...others.measurements, ...others.skipped].map(({ at }) => at));
  const known = new Set(weights.questions.map(({ id }) => id));
  const questions = [...weights.questions, ...others.questions.filter(({ id }) => !known.has(id))];
  return {
    ...weights,
    measurements: others.measurements,
    // Of a row for each reading, those that are no weights but measurements.
    skipped: [
      ...weights.skipped.filter(({ at, reason }) => reason !== 'other-kind' || !taken.has(at)),
      ...others.skipped,
    ],
    ignored: weights.ignored.filter((name) => !names.has(name)),
    questions,
    unanswered: findUnanswered(questions, options),
  };
}

function* readRows(
  table: HistoryTable,
  reader: RowReader,
  columns: HistoryColumns,
  asked: readonly HistoryQuestion[],
  options: HistoryOptions,
): HistorySteps {
  const total = table.body.length * 2;
  const entries: RawEntry[] = [];
  const ignored = new Set(
    table.names.flatMap(({ name }, index) =>
      reader.isKept(index) || !isFilled(table, index) ? [] : [name],
    ),
  );
  const ignore = (what: string) => {
    // Of thousands of rows only the column is named.
    ignored.add(ignored.size < MAX_NAMED ? what : what.replace(/\s\([^()]*\)$/, ''));
  };
  for (const [index, row] of table.body.entries()) {
    if (index % ROWS_PER_STEP === 0) yield { done: index, total };
    if (row.broken === null) for (const entry of reader.read(row, ignore)) entries.push(entry);
    else
      entries.push({
        kind: 'skip',
        at: row.at,
        what: 'other',
        reason: 'not-readable',
        detail: row.broken,
      });
  }

  const { decisions, questions } = decide(entries, factsOf(table, columns), options);
  const collect = collectHistory();
  const takeIn = applyDecisions(decisions, options, collect);
  for (const [index, entry] of entries.entries()) {
    if (index % ROWS_PER_STEP === 0)
      yield { done: Math.min(total, table.body.length + index), total };
    takeIn(entry);
  }
  const isEmpty = entries.every(({ kind }) => kind !== 'dose');
  const noDoses =
    isEmpty && table.kind !== 'sheet' ? [question({ id: 'no-doses', must: false })] : [];
  const all = [...asked, ...questions, ...noDoses];
  return {
    kind: 'read',
    format: table.kind,
    questions: all,
    unanswered: findUnanswered(all, options),
    ...collect.result(),
    ignored: [...ignored],
  };
}

const NOTHING_READ = {
  kind: 'read',
  doses: [],
  weights: [],
  symptoms: [],
  measurements: [],
  skipped: [],
  ignored: [],
  cutNotes: 0,
} as const;

function refused(
  reason: 'empty-file' | 'too-large' | 'unknown-format',
  format: HistoryFormat | null = null,
): HistoryResult {
  return { kind: 'refused', reason, format };
}

function factsOf(
  { kind, names, titles, unitAbove }: HistoryTable,
  columns: HistoryColumns,
): TableFacts {
  const dose = names[columns.dose ?? -1];
  const heading = readNamedDose((dose?.name ?? '').replace(/\([^()]*\)/g, ' ')).medicine;
  return {
    kind,
    titles,
    hasDaysOnly: kind === 'sheet' && columns.time === null,
    weightUnit: weightUnitOf(names[columns.weight ?? -1]) ?? unitAbove,
    doseUnit: dose?.doseUnit ?? null,
    medicine: namesMedicine(heading) ? heading : '',
  };
}

/** The unit in a heading, also where nothing else in it is known. */
function weightUnitOf(name: HistoryName | undefined): WeightUnit | null {
  return name === undefined ? null : (name.weightUnit ?? readColumnName(name.name).unit);
}

function isFilled({ body }: HistoryTable, column: number): boolean {
  return body.some(({ cells }) => !isMissing(cleanCell((cells[column] ?? '').slice(0, 40))));
}
