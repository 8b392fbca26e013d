import type { WeightUnit } from '@dosewise/domain';
import { collectHistory, refused } from '../collect-history.ts';
import type {
  HistoryFormat,
  HistoryOptions,
  HistoryProgress,
  HistoryQuestion,
  HistorySteps,
  ReadHistory,
  SkipReason,
} from '../history.ts';
import { findUnanswered, question } from '../questions.ts';
import { pokiiReader } from '../readers/pokii-rows.ts';
import { sheetReader } from '../readers/sheet-rows.ts';
import { shotsyReader, weightColumn } from '../readers/shotsy-rows.ts';
import { readColumnName, unitNamed } from '../units/unit-words.ts';
import { applyDecisions } from './apply-decisions.ts';
import {
  askColumns,
  lacksColumns,
  looksLikeTable,
  mayHoldDoses,
  sheetColumns,
} from './ask-columns.ts';
import type { HistoryName } from './column-name.ts';
import { areAnswers, cellsBelow } from './columns-by-cells.ts';
import { decide } from './decide.ts';
import { doseColumns } from './dose-columns.ts';
import type { HistoryColumns } from './history-columns.ts';
import { findHistoryTable, type HistoryTable, isFilled } from './history-table.ts';
import { rivalColumns } from './matter-dates.ts';
import { measurementReader } from './measurement-columns.ts';
import type { RawEntry, RowReader, TableFacts } from './raw-entry.ts';
import { accountFor } from './row-account.ts';
import { rowKinds } from './row-kinds.ts';
import { type RowPersons, rowPersons } from './row-persons.ts';
import { isTableTooLarge } from './text-size.ts';
import { weightColumns } from './weight-columns.ts';

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

  const format = table.kind;
  const persons = rowPersons(table, options);
  if (format === 'shotsy-csv') {
    const columns = { ...table.columns, weight: weightColumn(table) };
    const reader = shotsyReader(table, measurementReader(table, columns));
    return yield* readRows({ table, reader, columns, persons, asked: [], format }, options);
  }
  if (format === 'pokii-csv') {
    const { columns } = table;
    const reader = pokiiReader(table);
    return yield* readRows({ table, reader, columns, persons, asked: [], format }, options);
  }
  return yield* readSheet(table, persons, options);
}

function* readSheet(
  table: HistoryTable,
  persons: RowPersons,
  options: HistoryOptions,
): HistorySteps {
  const unanswered = { ...options, answers: {} };
  const must = lacksColumns(table, sheetColumns(table, unanswered));
  if (must && !table.isRecognised && !looksLikeTable(table)) return refused('unknown-format');
  const chosen = sheetColumns(table, options);
  const { columns, symptoms } = chosen;
  if (lacksColumns(table, chosen)) {
    const questions = [askColumns(table, true, [...table.names.keys()])];
    const nothing = collectHistory().result(options);
    return {
      ...nothing,
      kind: 'read',
      format: 'sheet',
      questions,
      unanswered: ['columns'],
      ignored: [],
    };
  }
  const measured = measurementReader(table, columns);
  const kinds = rowKinds(table, columns, persons, options);
  const reader = sheetReader(table, columns, { symptoms, measured, kinds });
  const { dose, medicine, feeling } = columns;
  const isWeights = dose === null && medicine === null && feeling === null && symptoms.length === 0;
  const format = isWeights && columns.weight !== null ? 'weights-csv' : 'sheet';
  const kept = new Set<number | null>([
    ...Object.values(table.columns),
    ...sheetColumns(table, unanswered).symptoms,
    ...measured.columns,
    ...doseColumns(table, table.columns).map(({ column }) => column),
    ...weightColumns(table, table.columns).others,
    kinds?.column ?? null,
    persons.column,
  ]);
  const unknown = table.names.flatMap((_, index) => (kept.has(index) ? [] : [index]));
  const filled = format === 'sheet' ? unknown.filter((index) => isFilled(table, index)) : [];
  // Yes and No under a heading that is not known may say which doses were taken.
  const mayMark = table.columns.taken === null && !isWeights;
  const answers = filled.filter((index) => areAnswers(cellsBelow(table.body, index)));
  // Of several none is likelier than the others: they are a diary.
  const marks = mayMark && answers.length === 1 ? answers : [];
  const doses = filled.filter((index) => !marks.includes(index) && mayHoldDoses(table, index));
  const open = [...rivalColumns(table), ...marks, ...doses];
  const others = filled.filter((index) => !open.includes(index));
  const questions = must
    ? [askColumns(table, true, [...table.names.keys()])]
    : [askColumns(table, true, open), askColumns(table, false, others)];
  const asked = [
    ...questions.filter(({ subjects }) => subjects.length > 0),
    ...(kinds?.questions ?? []),
  ];
  return yield* readRows({ table, reader, columns, persons, asked, format }, options);
}

/** A table with all that is known of it before its rows are read. */
interface ReadableTable {
  readonly table: HistoryTable;
  readonly reader: RowReader;
  readonly columns: HistoryColumns;
  readonly persons: RowPersons;
  readonly asked: readonly HistoryQuestion[];
  readonly format: HistoryFormat;
}

/** Reads the rows of a table in steps of 500: first all entries, then what comes in of each. */
export function* readRows(
  { table, reader, columns, persons, asked, format }: ReadableTable,
  options: HistoryOptions,
): Generator<HistoryProgress, ReadHistory, void> {
  const { body, names } = table;
  const isKept = (column: number) => reader.isKept(column) || column === persons.column;
  const ignored = new Set(
    names.flatMap(({ name }, index) => (isKept(index) || !isFilled(table, index) ? [] : [name])),
  );
  const ignore = (what: string) => {
    // Of thousands of rows only the column is named.
    ignored.add(ignored.size < MAX_NAMED ? what : what.replace(/\s\([^()]*\)$/, ''));
  };
  const total = body.length * 2;
  const entries: RawEntry[] = [];
  for (const [index, row] of body.entries()) {
    if (index % ROWS_PER_STEP === 0) yield { done: index, total };
    const { at, broken } = row;
    const refuse = (reason: SkipReason, detail: string) =>
      entries.push({ kind: 'skip', at, what: 'other', reason, detail });
    if (broken !== null) refuse('not-readable', broken);
    else if (!persons.isMeant(row)) refuse('other-person', row.cells.join(' '));
    else entries.push(...reader.read(row, ignore));
  }
  const { decisions, questions } = decide(entries, factsOf(table, columns), options);
  const collect = collectHistory();
  const takeIn = applyDecisions(decisions, options, collect);
  for (const [index, entry] of entries.entries()) {
    if (index % ROWS_PER_STEP === 0) yield { done: Math.min(total, body.length + index), total };
    takeIn(entry);
  }
  const lacksDoses =
    (format === 'shotsy-csv' || format === 'pokii-csv') &&
    entries.every(({ kind }) => kind !== 'dose');
  const noDoses = lacksDoses ? [question({ id: 'no-doses', must: false })] : [];
  const read = collect.result(options);
  const all = [...persons.questions, ...asked, ...questions, ...noDoses, ...read.questions];
  return {
    kind: 'read',
    format,
    ...read,
    questions: all,
    unanswered: findUnanswered(all, options),
    ...accountFor(body, read),
    ignored: [...ignored],
  };
}

/** Headings of our own export that no other program writes. */
const OWN_HEADINGS = new Set(['weightKg', 'doseAmountMg']);

/** The facts of a table besides its rows. */
function factsOf(table: HistoryTable, columns: HistoryColumns): TableFacts {
  const { kind, names, titles, unitAbove } = table;
  const doses = doseColumns(table, columns);
  const [first] = doses;
  return {
    kind,
    titles,
    isOwn: names.some(({ name }) => OWN_HEADINGS.has(name)),
    hasDaysOnly: kind === 'sheet' && columns.time === null,
    weightUnit: weightUnitOf(names[columns.weight ?? -1]) ?? unitAbove,
    // Of several columns each entry states its own.
    doseUnit: doses.length === 1 ? (names[columns.dose ?? -1]?.doseUnit ?? null) : null,
    medicine: first?.medicine ?? '',
  };
}

/** The unit in a heading, also where nothing else in it is known. */
function weightUnitOf(name: HistoryName | undefined): WeightUnit | null {
  if (name === undefined) return null;
  return name.weightUnit ?? unitNamed(name.name) ?? readColumnName(name.name).unit;
}
