import { BLANK_DELIMITER, CSV_DELIMITERS, commonWidth } from '../csv/csv-delimiter.ts';
import type { CsvRow } from '../csv/csv-records.ts';
import { cleanCell, isMissing } from '../csv/fold-text.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { WeightUnit } from '../weight/kilograms.ts';
import { type ChosenColumns, type ReadHeader, readHeader } from './columns/choose-columns.ts';
import { readDateCell } from './dates/date-cell.ts';
import { joinSplitDecimals } from './units/split-decimals.ts';
import { unitInRemark } from './units/unit-words.ts';
import type { WeightColumns } from './weight-csv-result.ts';

/** A file with its header found: names, columns, and the rows below. */
export interface WeightTable {
  readonly header: ReadHeader;
  /** The columns as recognised, or as the user says. */
  readonly columns: ChosenColumns;
  readonly body: readonly CsvRow[];
  /** What to take from a row's number in the file, so that the header is row 1. */
  readonly rowsBefore: number;
  /** The unit in the header of the weight column, else in a line before the header. */
  readonly unit: WeightUnit | null;
}

/** How far down a header is looked for: lines before it are remarks of the exporting app. */
const HEADER_ROWS = 40;
/** How much of the file is read to find out which delimiter makes the header readable. */
const HEAD_CHARACTERS = 32_768;

/** Takes a file apart and finds its header. Null for a file without any rows of data. */
export function findWeightTable(text: string, mapping?: WeightColumns): WeightTable | null {
  const { rows, delimiter } = readCsv(text, readableDelimiter(text));
  const at = headerIndex(rows);
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

/** The delimiter that makes a header readable where the one found by its evenness does not. */
function readableDelimiter(text: string): string | undefined {
  const head = text.slice(0, HEAD_CHARACTERS);
  if (recognised(readCsv(head).rows) >= 0) return undefined;
  return [...CSV_DELIMITERS, BLANK_DELIMITER].find(
    (delimiter) => recognised(readCsv(head, delimiter).rows) >= 0,
  );
}

function recognised(rows: readonly CsvRow[]): number {
  return rows.slice(0, HEADER_ROWS).findIndex(({ cells }) => {
    const { columns } = readHeader(cells, []);
    return columns.date !== null && columns.weight !== null;
  });
}

/** The first row that names a date and a weight, else the first that is as wide as most rows. */
function headerIndex(rows: readonly CsvRow[]): number {
  const found = recognised(rows);
  if (found >= 0) return found;
  const head = rows.slice(0, HEADER_ROWS);
  const width = commonWidth(head.map(({ cells }) => cells.length));
  return head.findIndex(({ cells }) => cells.length === width);
}

function looksLikeDate(cell: string): boolean {
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

function unitBefore(rows: readonly CsvRow[]): WeightUnit | null {
  for (const { cells } of rows) {
    const unit = unitInRemark(cells.filter((cell) => !isMissing(cell.trim())));
    if (unit !== null) return unit;
  }
  return null;
}
