import type { ZoneClock } from '../time/local-time.ts';

/** The way a spreadsheet of a language reads CSV. */
export interface SpreadsheetDialect {
  readonly separator: ',' | ';';
  readonly decimalMark: '.' | ',';
  /** The wall clock by which instants are written. */
  readonly wallOf: ZoneClock['wallOf'];
  /** True for words that begin with a month, which it would take for a date where a number follows. */
  readonly beginsWithMonth: (text: string) => boolean;
}

/** The content of a column. */
export type SpreadsheetColumn = 'instant' | 'number' | 'text';

/** Columns of our files that hold no text. */
const COLUMNS: ReadonlyMap<string, SpreadsheetColumn> = new Map([
  ['date', 'instant'],
  ['partOf', 'instant'],
  ...[
    ...['strengthMg', 'clicks', 'volumeMl', 'doseAmountMg', 'painLevel'],
    ...['weightKg', 'severity', 'value'],
  ].map((name) => [name, 'number'] as const),
]);

/** Text that may be taken for a number or a date is short, and so is what keeps it from that. */
const LONGEST_NUMBER = 40;
const BEGINS_LIKE_NUMBER = /^[\s(]*[-+]?[$€£]?\s?[.,]?\d/;

/**
 * The rows of one of our CSV files as a spreadsheet of another language reads them: its separator and decimal mark,
 * times of day in place of instants in UTC, in an order that sorts, and text that looks like a number or a date as the
 * text that it is. What `csvRow` guards against being run stays guarded.
 */
export function spreadsheetRows(
  [header = [], ...rows]: readonly (readonly string[])[],
  dialect: SpreadsheetDialect,
): string[] {
  const columns = header.map((name) => COLUMNS.get(name) ?? 'text');
  const write = (cells: readonly string[]) =>
    `${cells.map((cell) => quoted(cell, dialect)).join(dialect.separator)}\r\n`;
  return [
    write(header),
    ...rows.map((cells) =>
      write(cells.map((cell, index) => cellOf(cell, columns[index] ?? 'text', dialect))),
    ),
  ];
}

function cellOf(cell: string, column: SpreadsheetColumn, dialect: SpreadsheetDialect): string {
  if (cell === '') return cell;
  if (column === 'number') return cell.replace('.', dialect.decimalMark);
  if (column === 'instant') {
    const wall = dialect.wallOf(Date.parse(cell));
    return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
  }
  return looksLikeNumber(cell, dialect) ? `="${cell}"` : cell;
}

/** True for text of which a spreadsheet makes a number or a date: '00123', '3-4', '5. Mai', 'May 5'. */
function looksLikeNumber(cell: string, { beginsWithMonth }: SpreadsheetDialect): boolean {
  if (cell.length > LONGEST_NUMBER || /["\r\n]/.test(cell)) return false;
  return BEGINS_LIKE_NUMBER.test(cell) || (/\d/.test(cell) && beginsWithMonth(cell));
}

function quoted(cell: string, { separator }: SpreadsheetDialect): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]|^[\s']|\s$/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
