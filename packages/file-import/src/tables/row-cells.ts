import { readDateCell, type WrittenTime, withOffset, withTime } from '../dates/date-cell.ts';
import { cleanCell, foldedSet, foldText, freeCell, isMissing } from '../words/fold-text.ts';
import { DATE_NAMES } from './column-words.ts';

/** Marks that repeat the cell above. */
const DITTO = foldedSet(`" '' ' ″ 〃 ” “ „ ditto dito idem do. same -"-`);
const LONG_DITTO = '- " -';
/** No cell that is read by rules is longer; the rest of it says nothing. */
const LONGEST_CELL = 2000;

/** The cells of one row after the other, ditto marks replaced by what stands above. */
export interface RowCells {
  readonly next: (cells: readonly string[]) => void;
  /** The cleaned cell of a column; '' for none. */
  readonly text: (column: number | null) => string;
  /** The cell as in the file, line breaks as LF. */
  readonly raw: (column: number | null) => string;
  /** The note in a cell, line breaks as LF. */
  readonly note: (column: number | null) => string;
}

export function rowCells(): RowCells {
  const above: string[] = [];
  const own: (string | undefined)[] = [];
  let row: readonly string[] = [];
  const text = (column: number | null) => {
    if (column === null) return '';
    const known = own[column];
    if (known !== undefined) return known;
    const cell = row[column] ?? '';
    const mark = cell.length < 9 ? foldText(cell.trim()) : '';
    const isDitto = DITTO.has(mark) || mark === LONG_DITTO;
    const read = isDitto ? (above[column] ?? '') : cleanCell(cell.slice(0, LONGEST_CELL));
    if (read !== '') above[column] = read;
    own[column] = read;
    return read;
  };
  const raw = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
  return {
    next: (cells) => {
      row = cells;
      own.length = 0;
    },
    text,
    raw: (column) => withLineFeeds(raw(column)),
    note: (column) => withLineFeeds(freeCell(raw(column))),
  };
}

const withLineFeeds = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** A cell that is filled with what only looks like nothing is ''. */
export function filled(cell: string): string {
  return isMissing(cell) ? '' : cell;
}

/** True for a row that is empty or a line of dashes, as under the header of a table in plain text. */
export function isRuler(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.length < 200 && /^[\s:=_-]*$/.test(cell));
}

/**
 * The date and time of a row. A time in words ('morning') says nothing; one in digits that does not
 * exist makes the date unreadable. `isUtc` says that the headings do.
 */
export function writtenTime(
  dateText: string,
  timeText = '',
  offsetText = '',
  isUtc = false,
): WrittenTime {
  const hasTime = /\d/.test(timeText);
  const day = readDateCell(dateText);
  const timed = hasTime ? withTime(day, timeText) : day;
  const date = filled(offsetText) === '' ? timed : withOffset(timed, offsetText);
  const isBare = date?.kind === 'day' && date.ms !== null && date.offset === null;
  return {
    text: hasTime && filled(dateText) !== '' ? `${dateText} ${timeText}` : dateText,
    date: isUtc && isBare ? { ...date, offset: 0 } : date,
  };
}

/** No name of a column is longer. */
const LONGEST_NAME = 60;

/** True for a row in a table that heads another one: a name of a date among other names, and no number. */
export function isOtherHeader(cells: readonly string[]): boolean {
  const isName = (cell: string) => cell.length <= LONGEST_NAME && /^\s*\p{L}/u.test(cell);
  // Most rows begin with a date.
  if (/^\d/.test(cells[0] ?? '')) return false;
  if (!isName(cells.find((cell) => cell !== '') ?? '')) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 &&
    filled.every(isName) &&
    filled.some((cell) => DATE_NAMES.has(foldText(cell.trim())))
  );
}
