import type { WeightUnit } from '@dosewise/domain';
import { readDateCell } from '../../dates/date-cell.ts';
import type { CsvRow } from '../../tables/csv-records.ts';
import { findTable } from '../../tables/find-table.ts';
import { unitInRemark } from '../../units/unit-words.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import { type ChosenColumns, type ReadHeader, readHeader } from './weight-columns.ts';
import type { WeightColumns } from './weight-csv-result.ts';

/** A file with its header found: names, columns, and the rows below. */
export interface WeightTable {
  readonly header: ReadHeader;
  /** The columns as recognised, or as the user says. */
  readonly columns: ChosenColumns;
  readonly body: readonly CsvRow[];
  /** Rows before the header: taken off a row's number in the file, so that the header is row 1. */
  readonly rowsBefore: number;
  /** The unit in the header of the weight column, else in a line before the header. */
  readonly unit: WeightUnit | null;
}

/** Takes a file apart and finds its header. Null for a file without any rows of data. */
export function findWeightTable(text: string, mapping?: WeightColumns): WeightTable | null {
  const { rows, delimiter, headerAt: at } = findTable(text, namesWeighIns);
  const row = rows[at];
  const isNamed = row !== undefined && !row.cells.some(looksLikeDate);
  const body = isNamed ? rows.slice(at + 1) : rows;
  if (row === undefined || !body.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
    return null;
  }
  const header = isNamed
    ? readHeader(row.cells, body)
    : readHeader(
        row.cells.map((_, index) => `Column ${index + 1}`),
        [],
      );
  const columns =
    mapping === undefined ? header.columns : { ...unclaimed(header, mapping), ...mapping };
  const ownUnit = columns.weight === null ? null : header.read[columns.weight]?.unit;
  return {
    header,
    columns,
    body: delimiter === ',' ? joinSplitDecimals(body, header.names.length, columns.weight) : body,
    rowsBefore: isNamed ? row.row - 1 : 0,
    unit: ownUnit ?? unitBefore(rows.slice(0, isNamed ? at : 0)),
  };
}

/** True for a row that names a date and a weight. */
function namesWeighIns(cells: readonly string[]): boolean {
  const { columns } = readHeader(cells, []);
  return columns.date !== null && columns.weight !== null;
}

/** True when a cell of a first row is a date, so that the row is no header. */
export function looksLikeDate(cell: string): boolean {
  const read = readDateCell(cleanCell(cell));
  return read !== null && read.kind !== 'time';
}

/** The columns that only the reader needs, where the user has not given them to something else. */
function unclaimed({ columns }: ReadHeader, mapping: WeightColumns) {
  const claimed = new Set(Object.values(mapping));
  const free = (index: number | null) => (claimed.has(index) ? null : index);
  const { offset, kind, dose, taken } = columns;
  return { offset: free(offset), kind: free(kind), dose: free(dose), taken: free(taken) };
}

/** The unit that a line before the header states, or null. */
export function unitBefore(rows: readonly CsvRow[]): WeightUnit | null {
  for (const { cells } of rows) {
    const unit = unitInRemark(cells.filter((cell) => !isMissing(cell.trim())));
    if (unit !== null) return unit;
  }
  return null;
}

const WHOLE = /^\s*\d{1,3}$/;
const FRACTION = /^\d{1,3}\s*$/;

/**
 * Mends files that write `80,5` without quotes although a comma parts their cells: such rows are
 * one cell too long, and 80 would be read without a word. Joins the two cells where at least one
 * row leaves no other reading and no weight is written with a point.
 */
function joinSplitDecimals(
  rows: readonly CsvRow[],
  width: number,
  weight: number | null,
): readonly CsvRow[] {
  if (weight === null) return rows;
  const isSplit = ({ cells }: CsvRow) =>
    cells.length === width + 1 &&
    WHOLE.test(cells[weight] ?? '') &&
    FRACTION.test(cells[weight + 1] ?? '');
  // A blank last cell may be a delimiter at the end of each row instead.
  const isCertain = (row: CsvRow) =>
    isSplit(row) && (weight === width - 1 || (row.cells.at(-1) ?? '').trim() !== '');
  if (!rows.some(isCertain) || rows.some(({ cells }) => cells[weight]?.includes('.'))) return rows;
  return rows.map((row) =>
    isSplit(row)
      ? {
          ...row,
          cells: row.cells.toSpliced(weight, 2, `${row.cells[weight]},${row.cells[weight + 1]}`),
        }
      : row,
  );
}
