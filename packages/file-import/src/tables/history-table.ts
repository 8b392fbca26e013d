import type { WeightUnit } from '@dosewise/domain';
import { readDateCell } from '../dates/date-cell.ts';
import { unitInRemark } from '../units/unit-words.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import { type HistoryName, readHistoryName } from './column-name.ts';
import type { CsvRow } from './csv-records.ts';
import { type FoundTable, findTable } from './find-table.ts';
import { chooseHistoryColumns, type HistoryColumns, isHistoryHeader } from './history-columns.ts';

/** A row below the header. */
export interface TableRow {
  /** 'row 3' below a header on the first line; 'line 4' of the file where other lines stand before it. */
  readonly at: string;
  /** Its number where the header is row 1, or where there is none, in the file; blank rows count too. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Null, or why nothing in it can be read. */
  readonly broken: string | null;
}

export type TableKind = 'shotsy-csv' | 'pokii-csv' | 'sheet';

/** A table taken apart. */
export interface HistoryTable {
  readonly kind: TableKind;
  readonly names: readonly HistoryName[];
  /** The columns as recognised. */
  readonly columns: HistoryColumns;
  readonly body: readonly TableRow[];
  /** The lines above the header. */
  readonly titles: readonly string[];
  /** The unit in a line above the header, or null. */
  readonly unitAbove: WeightUnit | null;
  /** True: a header was recognised by its names. */
  readonly isRecognised: boolean;
}

/** Most columns that a table has; those beyond are not read. */
const MAX_COLUMNS = 500;
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * Takes a file apart and tells what it is. Null for a file without rows of data. `answered` are columns that
 * the user has said, which win over names.
 */
export function findHistoryTable(
  text: string,
  answered: Partial<HistoryColumns> = {},
): HistoryTable | null {
  const { rows, delimiter, headerAt, isRecognised } = readWithDittos(text);
  const header = rows[headerAt];
  if (header === undefined) return null;
  const isNamed = isRecognised || !header.cells.some(looksLikeDate);
  const from = isNamed ? headerAt + 1 : 0;
  const cells = header.cells.slice(0, MAX_COLUMNS);
  const names = namesOf(isNamed ? cells : cells.map(() => ''));
  const columns = { ...chooseHistoryColumns(names, rows.slice(from)), ...answered };
  const kind = kindOf(names);
  const isFirst = isNamed && header.row === 1;
  const join = splitCellJoiner(rows.slice(from), names.length, columns);
  let breaks = 0;
  const body: TableRow[] = [];
  for (const [index, { row, cells: own, unclosed }] of rows.entries()) {
    const line = row + breaks;
    breaks += breaksIn(own);
    if (index < from) continue;
    const joined = delimiter === ',' ? join(own) : own;
    const isLost = unclosed && /[\r\n]/.test(own.at(-1)?.trim() ?? '');
    body.push({
      at: isFirst ? `row ${index - from + 1}` : `line ${line}`,
      row: isNamed ? row - header.row + 1 : row,
      cells: joined ?? own,
      broken: isLost || joined === null ? own.join(' ') : null,
    });
  }
  if (!body.some((row) => row.cells.some((cell) => cell.trim() !== ''))) return null;
  const above = rows.slice(0, isNamed ? headerAt : 0);
  return {
    kind,
    names,
    columns,
    body,
    titles: above.flatMap((row) => row.cells.map(cleanCell).filter((cell) => !isMissing(cell))),
    unitAbove: unitBefore(above),
    isRecognised,
  };
}

/** True when a cell of a first row is a date, so that the row is no header. */
function looksLikeDate(cell: string): boolean {
  const read = readDateCell(cleanCell(cell));
  return read !== null && read.kind !== 'time';
}

/** The unit that a line before the header states, or null. */
function unitBefore(rows: readonly CsvRow[]): WeightUnit | null {
  for (const { cells } of rows) {
    const unit = unitInRemark(cells.filter((cell) => !isMissing(cell.trim())));
    if (unit !== null) return unit;
  }
  return null;
}

/** A quotation mark that stands alone between two delimiters: a ditto mark, not the start of a cell. */
const LONE_QUOTE = /(^|[,;|\t\r\n]) *" *(?=[,;|\t\r\n]|$)/g;

/** Takes a file apart; lone quotation marks are dittos where the rows are more even then. */
function readWithDittos(text: string): FoundTable {
  const found = findTable(text, isHistoryHeader);
  const ragged = raggedRows(found);
  const marked = ragged > 0 ? text.replace(LONE_QUOTE, '$1""""') : text;
  if (marked.length === text.length) return found;
  const other = findTable(marked, isHistoryHeader);
  return raggedRows(other) < ragged ? other : found;
}

function raggedRows({ rows, headerAt }: FoundTable): number {
  const width = rows[headerAt]?.cells.length;
  return rows.slice(headerAt + 1).filter(({ cells }) => cells.length !== width).length;
}

/** The names of the columns, each told from the others: without one it is `Column 3`. */
function namesOf(cells: readonly string[]): HistoryName[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const read = readHistoryName(cell);
    const name = read.name === '' ? `Column ${index + 1}` : read.name.slice(0, 80);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...read, name: count === 1 ? name : `${name} (${count})` };
  });
}

const SHOTSY_KEYS = ['time', 'site', 'painlevel', 'taken', 'shotnotes', 'daynotes', 'avglevel'];

function kindOf(names: readonly HistoryName[]): TableKind {
  const keys = new Set(names.map(keyOf));
  if (keys.has('type') && keys.has('datetime')) {
    if (keys.has('medicinename') || keys.has('sideeffect1')) return 'pokii-csv';
  }
  const like = SHOTSY_KEYS.filter((key) => keys.has(key)).length;
  return keys.has('date') && keys.has('shot') && like >= 2 ? 'shotsy-csv' : 'sheet';
}

/** The words of a name by which formats are told, without the zone behind them: `dateutc` is `date`. */
const keyOf = ({ key }: HistoryName) => key.replace(/(?:utc|gmt|local)$/, '');

/** The column of a format that is told by its names; null for none. */
export function columnOf({ names }: HistoryTable, key: string): number | null {
  const index = names.findIndex((name) => keyOf(name) === key);
  return index < 0 ? null : index;
}

/** The same of several. */
export function columnsOf<Key extends string>(table: HistoryTable, keys: readonly Key[]) {
  // The keys are those of the list.
  return Object.fromEntries(keys.map((key) => [key, columnOf(table, key)])) as Readonly<
    Record<Key, number | null>
  >;
}

/** True for a column with a value in some row. */
export function isFilled({ body }: HistoryTable, column: number | null): boolean {
  if (column === null) return false;
  return body.some(({ cells }) => !isMissing(cleanCell((cells[column] ?? '').slice(0, 40))));
}

function breaksIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(LINE_BREAK)?.length ?? 0;
  }
  return count;
}

const WHOLE = /^\s*\d{1,3}$/;
const FRACTION = /^\d{1,3}\s*(?:\p{L}{1,6}\s*)?$/u;

/**
 * Mends rows that write `2,5` without quotes although a comma parts their cells: such a row is too long, and
 * whatever stands behind would be read from the wrong column. Joins as many cells as there are too many, where
 * only one way does and no other row writes that number with a point; null where that cannot be told. A note at
 * the end may hold commas.
 */
function splitCellJoiner(
  rows: readonly CsvRow[],
  width: number,
  { dose, weight, pain, note }: HistoryColumns,
): (cells: readonly string[]) => readonly string[] | null {
  let columns: readonly number[] | null = null;
  const withoutPoints = () =>
    numbersIn([dose, weight, pain]).filter((column) =>
      rows.every(({ cells }) => !/\d\.\d/.test(cells[column] ?? '')),
    );
  return (cells) => {
    let filled = cells.length;
    while (filled > width && (cells[filled - 1] ?? '').trim() === '') filled -= 1;
    const excess = filled - width;
    if (excess <= 0) return cells;
    columns ??= withoutPoints();
    const ways = joined(cells.slice(0, filled), excess, columns);
    if (
      ways.length === 0 &&
      note === width - 1 &&
      !numbersIn([dose, weight, pain]).some((column) => isSplitAt(cells, column))
    ) {
      return [...cells.slice(0, note), cells.slice(note, filled).join(',')];
    }
    return ways.length === 1 ? (ways[0] ?? null) : null;
  };
}

/** True where two cells may be the halves of one number. */
const isSplitAt = (cells: readonly string[], column: number) =>
  WHOLE.test(cells[column] ?? '') && FRACTION.test(cells[column + 1] ?? '');

function numbersIn(columns: readonly (number | null)[]): number[] {
  return columns.filter((column) => column !== null).sort((a, b) => a - b);
}

function joined(
  cells: readonly string[],
  excess: number,
  columns: readonly number[],
): (readonly string[])[] {
  if (excess === 0) return [cells];
  return columns.flatMap((column, index) => {
    const [whole = '', fraction = ''] = [cells[column], cells[column + 1]];
    if (!isSplitAt(cells, column)) return [];
    const mended = cells.toSpliced(column, 2, `${whole.trim()},${fraction.trim()}`);
    return joined(mended, excess - 1, columns.slice(index + 1));
  });
}
