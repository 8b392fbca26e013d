import {
  fromStones,
  isKeptWeight,
  isWeighInAhead,
  type Kilograms,
  type LocalClock,
  MAX_NOTE_CHARACTERS,
  MAX_SOURCE_CHARACTERS,
  POUNDS_PER_STONE,
  toKilograms,
  type WeightUnit,
} from '@dosewise/domain';
import type { DateCell, WrittenDay } from '../../dates/date-cell.ts';
import { type DateOrder, instantOf, keptInstant } from '../../dates/date-order.ts';
import type { CsvRow } from '../../tables/csv-records.ts';
import { type DecimalSign, numberFrom, type WeightCell } from '../../units/weight-cell.ts';
import { isMissing } from '../../words/fold-text.ts';
import { freeText } from '../../words/free-text.ts';
import type { WeightTable } from './find-header.ts';
import { findLeftOut } from './left-out.ts';
import { plainColumns } from './weight-csv-question.ts';
import type {
  ReadWeightCsv,
  SkippedRow,
  WeightColumns,
  WeightCsvEntry,
  WeightCsvIssue,
} from './weight-csv-result.ts';
import { type RowReading, shortened } from './weight-csv-row.ts';

/** What the whole file has decided. */
export interface FileDecisions {
  readonly clock: LocalClock;
  /** IANA name of the zone that `clock` is of. */
  readonly timeZone: string;
  /** The present in epoch ms. */
  readonly now: number;
  readonly dateOrder: DateOrder | null;
  /** Unit of weights that do not name one. */
  readonly unit: WeightUnit | null;
  readonly decimal: DecimalSign | null;
}

/** Turns readings, given in the file's order, into entries, issues and skipped rows. */
export interface EntryCollector {
  readonly add: (row: CsvRow, reading: RowReading) => void;
  readonly result: () => ReadWeightCsv;
}

/** A collector for one file. */
export function collectEntries(table: WeightTable, decisions: FileDecisions): EntryCollector {
  const { columns, header, body, rowsBefore } = table;
  const entries = new Map<number, WeightCsvEntry>();
  const issues: WeightCsvIssue[] = [];
  const skipped: SkippedRow[] = [];
  let duplicates = 0;
  let needsZone = false;
  /** The day that a heading states for the times below it. */
  let heading: WrittenDay | null = null;

  const skip = (row: number, reason: string) => skipped.push({ row, reason });
  const keep = (entry: WeightCsvEntry) => {
    const earlier = entries.get(entry.date);
    if (earlier !== undefined) {
      duplicates += 1;
      skip(earlier.row, `same date and time as row ${entry.row}`);
      // Taken out first, so that the later row stands at its own place in the order.
      entries.delete(entry.date);
    }
    entries.set(entry.date, entry);
  };

  const add = (source: CsvRow, reading: RowReading) => {
    const row = source.row - rowsBefore;
    const refuse = (what: string) =>
      issues.push({ row, sentence: `Row ${row}: ${what}`, cells: source.cells });
    if (reading.kind === 'skip') return void skip(row, reading.reason);
    if (reading.kind === 'refused') return void refuse(reading.what);
    if (reading.kind === 'heading') {
      heading = reading.date.kind === 'day' ? reading.date.day : null;
      return void skip(row, 'a date without a weight');
    }
    const date = dateOf(reading.date, heading, decisions);
    if (date === null) return void refuse(`invalid date '${shortened(reading.dateText)}'`);
    const weightKg = weightOf(reading.weight, reading.unit, decisions);
    if (weightKg === null) return void refuse(`invalid weight '${shortened(reading.weightText)}'`);
    needsZone ||= reading.date !== null && isWallClock(reading.date);
    keep({ row, date, weightKg, ...textsOf(source.cells, columns) });
  };

  const result = (): ReadWeightCsv => ({
    kind: 'ready',
    entries: [...entries.values()],
    issues,
    skipped: skipped.toSorted((a, b) => a.row - b.row),
    rowsRead: body.length,
    duplicates,
    header: header.names,
    mapping: plainColumns(columns),
    dateOrder: decisions.dateOrder,
    timeZone: needsZone ? decisions.timeZone : null,
    leftOut: findLeftOut(table),
  });
  return { add, result };
}

function dateOf(
  date: DateCell | null,
  heading: WrittenDay | null,
  decisions: FileDecisions,
): number | null {
  const at = date === null ? null : instantOfCell(date, heading, decisions);
  return at === null || isWeighInAhead(at, decisions.now) ? null : at;
}

function instantOfCell(
  date: DateCell,
  heading: WrittenDay | null,
  { dateOrder, clock }: FileDecisions,
): number | null {
  if (date.kind === 'instant') return keptInstant(date.at);
  const day = date.kind === 'time' ? heading : date.day;
  return day === null ? null : instantOf(day, dateOrder, date.ms ?? 0, date.offset, clock);
}

/** The weight in kg of a cell, `ownUnit` the unit beside it; null for none that the product keeps. */
export function weightOf(
  cell: WeightCell | null,
  ownUnit: WeightUnit | null,
  { unit, decimal }: Pick<FileDecisions, 'unit' | 'decimal'>,
): Kilograms | null {
  const used = ownUnit ?? unit;
  if (cell === null || used === null) return null;
  const amount = numberFrom(cell.digits, decimal);
  const pounds = cell.pounds === null ? 0 : numberFrom(cell.pounds, decimal);
  if (amount === null || pounds === null) return null;
  if (pounds >= POUNDS_PER_STONE) return null;
  // Nobody weighs thousands of anything but grams: '1 209' pounds is a slip for 209 or 120.9.
  if (amount >= 1000 && used !== 'g') return null;
  const weight =
    cell.pounds === null ? toKilograms(amount, used) : fromStones({ stones: amount, pounds });
  return isKeptWeight(weight) ? weight : null;
}

/** Whether only the zone of the options tells which instant the cell is. */
function isWallClock(date: DateCell): boolean {
  return date.kind !== 'instant' && date.offset === null;
}

/** Note and source of a row, as far as the file says anything of them. */
function textsOf(
  cells: readonly string[],
  columns: WeightColumns,
): Pick<WeightCsvEntry, 'note' | 'source'> {
  const textIn = (column: number, most: number) => freeText(cells[column] ?? '', most);
  const note = columns.note === null ? null : textIn(columns.note, MAX_NOTE_CHARACTERS);
  const isSourceNamed = columns.source !== null && !isMissing(cells[columns.source]?.trim() ?? '');
  const source = isSourceNamed ? textIn(columns.source, MAX_SOURCE_CHARACTERS) : '';
  return { ...(note !== null && { note }), ...(source !== '' && { source }) };
}
