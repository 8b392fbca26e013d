/** First character of a file, by which spreadsheets know UTF-8. */
export const CSV_BOM = '\uFEFF';

/** The content of a cell: text, a number, or nothing. */
export type CsvValue = string | number | null;

/** A character with which a formula begins: `= + - @`, the same in full width or as another look-alike. */
const BEGINS_FORMULA = String.raw`=+\-@\u207A-\u207C\u208A-\u208C\u2212\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20`;
/** Text that a spreadsheet would run: a formula, a tab or a CR behind apostrophes and what is not seen. */
const RUNNABLE = new RegExp(String.raw`^['\p{Cf}]*[${BEGINS_FORMULA}\t\r]`, 'u');

/**
 * Characters where a spreadsheet may begin another cell: one that parts cells at `;` or tabs knows no quotes
 * in the middle of what it takes for a cell, so a line may end there too. Captured, not looked behind at: WebKit of
 * before 2023 knows no such pattern.
 */
const PARTED = String.raw`([;\t\n\v\f\r\u0085\u2028\u2029])`;
const FORMULA_AHEAD = String.raw`(?=['"\p{Cf}\p{Zs}]*[${BEGINS_FORMULA}])`;
const PARTED_FORMULAS = new RegExp(PARTED + FORMULA_AHEAD, 'gu');
const BARE_FORMULA = new RegExp(`${PARTED}(?!')${FORMULA_AHEAD}`, 'u');
const PARTED_GUARDS = new RegExp(`${PARTED}'${FORMULA_AHEAD}`, 'gu');
/** Ends a cell with apostrophes inside. No stored text ends so: what version 1.0 wrote is told by it. */
const INNER_MARK = ' ';

const NEEDS_QUOTES = /[",\r\n]|^[\s']|\s$/;

/**
 * One line of CSV (RFC 4180) with its CRLF. Text that a spreadsheet would run gets an apostrophe before
 * each formula, which `withoutFormulaGuard` takes off again; numbers never do, and one that is not
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
  const text = withoutInnerGuards(cell);
  return text.startsWith("'") && RUNNABLE.test(text) ? text.slice(1) : text;
}

function withoutInnerGuards(cell: string): string {
  if (!cell.endsWith(INNER_MARK) || BARE_FORMULA.test(cell)) return cell;
  const text = cell.replace(PARTED_GUARDS, '$1');
  return text === cell ? cell : text.slice(0, -INNER_MARK.length);
}

/** Apostrophes that were there already must not be mistaken for guards, so they get more too. */
function withFormulaGuard(text: string): string {
  const parted = text.replace(PARTED_FORMULAS, "$1'");
  const marked = parted === text ? text : parted + INNER_MARK;
  return RUNNABLE.test(marked) ? `'${marked}` : marked;
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const guarded = withFormulaGuard(value);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
