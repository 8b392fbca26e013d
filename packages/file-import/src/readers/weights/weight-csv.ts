import { localClock } from '@dosewise/domain';
import { decideOrder } from '../../dates/date-order.ts';
import type { HistoryOptions, HistoryProgress } from '../../history.ts';
import { chosenZone, question } from '../../questions.ts';
import { isTableTooLarge } from '../../tables/text-size.ts';
import { decideUnit } from '../../units/decide-unit.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import { collectEntries } from './collect-entries.ts';
import { findWeightTable, type WeightTable } from './find-header.ts';
import { namesBodyWeight } from './weight-columns.ts';
import {
  type CsvColumn,
  plainColumns,
  type WeightColumns,
  type WeightCsvQuestion,
  type WeightCsvResult,
} from './weight-csv-result.ts';
import { type RowReading, readRow } from './weight-csv-row.ts';

const ROWS_PER_STEP = 500;
const SAMPLES_PER_COLUMN = 3;
const ROWS_FOR_SAMPLES = 50;
const MAX_SAMPLE_CHARACTERS = 80;

/** Options for reading a table of weights. */
export interface WeightCsvOptions extends HistoryOptions {
  /** The columns as the user says; nothing is guessed then, except what is not in it. */
  readonly mapping?: WeightColumns;
}

/**
 * Reads weigh-ins from CSV text of any app, by rules, in steps of 500 rows. Gives entries in kg and
 * epoch ms, or the questions to ask, or why it cannot be read; bad rows become issues, none is lost.
 * A date ahead of `now` by more than a day is no weigh-in. Throws RangeError for a time zone that
 * does not exist, and nothing else.
 */
export function* weightCsvSteps(
  text: string,
  options: WeightCsvOptions,
): Generator<HistoryProgress, WeightCsvResult, void> {
  const timeZone = chosenZone(options);
  const clock = localClock(timeZone);
  if (isTableTooLarge(text)) return { kind: 'unreadable', reason: 'too-large' };
  const table = findWeightTable(text, options.mapping);
  if (table === null) return { kind: 'unreadable', reason: 'no-data' };
  const { columns, body, header } = table;
  if (columns.date === null || columns.weight === null) {
    if (header.names.length < 2) return { kind: 'unreadable', reason: 'no-columns' };
    const asked = { id: 'columns', must: true, subjects: header.names } as const;
    return ask(table, [question(asked)]);
  }

  const total = body.length * 2;
  const context = { columns, weightKinds: weightKinds(table, options.mapping === undefined) };
  const readings: RowReading[] = [];
  for (const row of body) {
    if (readings.length % ROWS_PER_STEP === 0) yield { done: readings.length, total };
    readings.push(readRow(row, context));
  }

  const dated = readings.filter(({ kind }) => kind === 'reading' || kind === 'heading');
  const order = decideOrder(
    dated.flatMap((reading) => ('when' in reading ? [reading.when] : [])),
    options,
  );
  const weights = readings.flatMap((reading) => (reading.kind === 'reading' ? [reading] : []));
  const unit = decideUnit(weights, table.unit, options);
  const questions = [...unit.questions, ...order.questions];
  const isOpen =
    (unit.unit === null && unit.questions.length > 0) ||
    (order.order === null && order.questions.length > 0);
  if (isOpen) return ask(table, questions);

  const collect = collectEntries(table, {
    clock,
    timeZone,
    now: options.now,
    dateOrder: order.order,
    unit: unit.unit,
    decimal: unit.decimal,
  });
  for (const [index, row] of body.entries()) {
    if (index % ROWS_PER_STEP === 0) yield { done: body.length + index, total };
    const reading = readings[index];
    if (reading !== undefined) collect.add(row, reading);
  }
  yield { done: total, total };
  return { ...collect.result(), questions };
}

/**
 * The words of the column of kinds in rows of body weight. Null without such a column, or where it
 * tells nothing: no row names a body weight, and the weight column is not as general as `value`.
 */
function weightKinds(table: WeightTable, isAutomatic: boolean): Set<string> | null {
  const { kind, weight } = table.columns;
  if (kind === null || weight === null) return null;
  const kinds = new Set(table.body.map(({ cells }) => cleanCell(cells[kind] ?? '')));
  const found = new Set([...kinds].filter((name) => namesBodyWeight(name)));
  const isGeneral = table.header.read[weight]?.isGeneral ?? false;
  return found.size > 0 || (isAutomatic && isGeneral) ? found : null;
}

function ask(table: WeightTable, questions: WeightCsvQuestion['questions']): WeightCsvQuestion {
  return {
    kind: 'question',
    questions,
    columns: columnsIn(table),
    mapping: plainColumns(table.columns),
    rowsRead: table.body.length,
  };
}

function columnsIn({ header, body }: WeightTable): CsvColumn[] {
  return header.names.map((name, index) => ({
    index,
    name,
    samples: body
      .slice(0, ROWS_FOR_SAMPLES)
      .map(({ cells }) => cleanCell(cells[index] ?? '').slice(0, MAX_SAMPLE_CHARACTERS))
      .filter((cell) => !isMissing(cell))
      .slice(0, SAMPLES_PER_COLUMN),
  }));
}
