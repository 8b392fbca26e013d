import type { CsvRow } from './csv-records.ts';
import { BLANK_DELIMITER, CSV_DELIMITERS, commonWidth, readCsv } from './read-csv.ts';

/** The rows of a file, and which of them is its header. */
export interface FoundTable {
  readonly delimiter: string;
  readonly rows: readonly CsvRow[];
  /** Index of the header among the rows; the first row as wide as most where none is recognised. */
  readonly headerAt: number;
  readonly isRecognised: boolean;
}

/** Rows in which a header is looked for: lines before it are remarks of the exporting app. */
const HEADER_ROWS = 40;
/** Characters that are read to find out which delimiter makes the header readable. */
const HEAD_CHARACTERS = 32_768;
/** No header is wider; what is wider costs time and is none. */
const MAX_COLUMNS = 500;

/**
 * Takes a file apart by the delimiter that makes a header readable: the one found by its evenness,
 * else any other. `isHeader` says of a row's cells whether they are a header.
 */
export function findTable(
  text: string,
  isHeader: (cells: readonly string[]) => boolean,
): FoundTable {
  const recognised = (rows: readonly CsvRow[]) =>
    rows
      .slice(0, HEADER_ROWS)
      .findIndex(({ cells }) => cells.length <= MAX_COLUMNS && isHeader(cells));
  const head = text.slice(0, HEAD_CHARACTERS);
  const isEven = recognised(readCsv(head).rows) >= 0;
  const other = isEven
    ? undefined
    : [...CSV_DELIMITERS, BLANK_DELIMITER].find(
        (delimiter) => recognised(readCsv(head, delimiter).rows) >= 0,
      );
  const { rows, delimiter } = readCsv(text, other);
  const found = recognised(rows);
  return {
    delimiter,
    rows,
    headerAt: found >= 0 ? found : widestCommon(rows),
    isRecognised: found >= 0,
  };
}

function widestCommon(rows: readonly CsvRow[]): number {
  const head = rows.slice(0, HEADER_ROWS);
  const width = commonWidth(head.map(({ cells }) => cells.length));
  return head.findIndex(({ cells }) => cells.length === width);
}
