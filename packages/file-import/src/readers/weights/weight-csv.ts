import { localClock } from '@dosewise/domain';
import { isTableTooLarge, MAX_TABLE_ROWS } from '../../tables/text-size.ts';
import { findDecimalSign } from '../../units/weight-cell.ts';
import { collectEntries } from './collect-entries.ts';
import { findWeightTable } from './find-header.ts';
import {
  askColumns,
  askFor,
  lacksUnit,
  orderOf,
  weightKinds,
  weightsOf,
} from './weight-csv-question.ts';
import type {
  WeightCsvNeed,
  WeightCsvOptions,
  WeightCsvProgress,
  WeightCsvResult,
} from './weight-csv-result.ts';
import { type RowReading, readRow } from './weight-csv-row.ts';

const NO_DATA = 'No data found in CSV. Include a header row and at least one data row.';
const TOO_LARGE = `This file is too large to be read here: it has more than ${MAX_TABLE_ROWS.toLocaleString('en-GB')} rows, or millions of cells.`;
const NO_COLUMNS =
  'Missing required headers. Include date and a weight column (e.g., weightKg, weight, or Value).';

const ROWS_PER_STEP = 500;

/**
 * Reads weigh-ins from CSV text of any app, by rules. Gives entries in kg and epoch ms, or the
 * question to ask, or why it cannot be read; bad rows become issues, none is lost. Throws
 * RangeError for a time zone that does not exist, and nothing else.
 */
export function readWeightCsv(text: string, options: WeightCsvOptions): WeightCsvResult {
  const steps = weightCsvSteps(text, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of 500 rows, for whoever wants to pause or stop between them. */
export function* weightCsvSteps(
  text: string,
  options: WeightCsvOptions,
): Generator<WeightCsvProgress, WeightCsvResult> {
  const { now, timeZone } = options;
  const clock = localClock(timeZone);
  if (isTableTooLarge(text)) return { kind: 'unreadable', sentence: TOO_LARGE };
  const table = findWeightTable(text, options.mapping);
  if (table === null) return { kind: 'unreadable', sentence: NO_DATA };
  const { columns, body, header } = table;
  if (columns.date === null || columns.weight === null) {
    return header.names.length < 2
      ? { kind: 'unreadable', sentence: NO_COLUMNS }
      : askColumns(table, NO_COLUMNS);
  }

  const total = body.length * 2;
  const context = { columns, weightKinds: weightKinds(table, options.mapping === undefined) };
  const readings: RowReading[] = [];
  for (const row of body) {
    if (readings.length % ROWS_PER_STEP === 0) yield { done: readings.length, total };
    readings.push(readRow(row, context));
  }

  const order = orderOf(readings);
  const weights = weightsOf(readings);
  const dateOrder = order.order ?? options.dateOrder ?? null;
  const unit = table.unit ?? options.unit ?? null;
  const needs: WeightCsvNeed[] = [];
  if (unit === null && readings.some(lacksUnit)) needs.push('unit');
  if (dateOrder === null && order.isOpen) needs.push('dateOrder');
  if (needs.length > 0) return askFor(table, needs, weights, order);

  const decimal = findDecimalSign(weights);
  const collect = collectEntries(table, { clock, timeZone, now, dateOrder, unit, decimal });
  for (const [index, row] of body.entries()) {
    if (index % ROWS_PER_STEP === 0) yield { done: body.length + index, total };
    const reading = readings[index];
    if (reading !== undefined) collect.add(row, reading);
  }
  yield { done: total, total };
  return collect.result();
}
