/** First character of a file, by which spreadsheets know UTF-8. */
export const CSV_BOM = '\uFEFF';

/** The content of a cell: text, a number, or nothing. */
export type CsvValue = string | number | null;

/**
 * Text that a spreadsheet would run: behind apostrophes and what is not seen stands one of `= + - @`, the
 * same in full width or as another look-alike, a tab or a CR.
 */
const RUNNABLE =
  /^['\p{Cf}]*[=+\-@\t\r\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/u;
const NEEDS_QUOTES = /[",\r\n]|^[\s']|\s$/;

/**
 * One line of CSV (RFC 4180) with its CRLF. Text that a spreadsheet would run gets a leading
 * apostrophe, which `withoutFormulaGuard` takes off again; numbers never do, and one that is not
 * finite is left out.
 */
export function csvRow(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A whole CSV file: byte order mark, then all rows. */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return CSV_BOM + rows.map(csvRow).join('');
}

/** The text as it was before `csvRow` guarded it against being run. Other text is unchanged. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && RUNNABLE.test(cell) ? cell.slice(1) : cell;
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  // An apostrophe that was there already must not be mistaken for the guard, so it gets one too.
  const guarded = RUNNABLE.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
