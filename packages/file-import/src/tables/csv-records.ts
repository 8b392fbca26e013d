/** A row of a CSV file. */
export interface CsvRow {
  /** Number of the row in the file from 1, as a spreadsheet counts: blank rows count too. */
  readonly row: number;
  readonly cells: readonly string[];
  /** True: a quotation mark opened the last cell and nothing closed it. */
  readonly unclosed: boolean;
}

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const BLANK = 0x20;

/** A cell read, where the text goes on behind it, and whether its quote was never closed. */
interface Cell {
  value: string;
  next: number;
  unclosed: boolean;
}

/**
 * The rows of `text`, blank ones too, with cells parted by the one character `delimiter`. A blank
 * as the delimiter means runs of blanks. Reads each character at most twice.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRow> {
  const parting = delimiter.charCodeAt(0);
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let unclosed = false;
    for (;;) {
      const cell = readCell(text, at, parting);
      cells.push(cell.value);
      unclosed = cell.unclosed;
      at = cell.next;
      if (at >= text.length || text.charCodeAt(at) !== parting) break;
      at += 1;
    }
    at += lineEndAt(text, at);
    yield { row, cells: parting === BLANK ? withoutEmpty(cells) : cells, unclosed };
  }
}

function lineEndAt(text: string, at: number): number {
  return text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
}

function withoutEmpty(cells: readonly string[]): string[] {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 ? filled : [''];
}

function readCell(text: string, from: number, parting: number): Cell {
  let start = from;
  // Blanks before an opening quote are not part of the cell.
  while (parting !== BLANK && text.charCodeAt(start) === BLANK) start += 1;
  if (text.charCodeAt(start) === QUOTE) return readQuoted(text, start + 1, parting);
  const next = cellEnd(text, start, parting);
  return { value: text.slice(from, next), next, unclosed: false };
}

function cellEnd(text: string, from: number, parting: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === parting || code === LF || code === CR) break;
  }
  return at;
}

function readQuoted(text: string, from: number, parting: number): Cell {
  let value = '';
  let start = from;
  for (;;) {
    const quote = text.indexOf('"', start);
    if (quote < 0) return { value: value + text.slice(start), next: text.length, unclosed: true };
    value += text.slice(start, quote);
    if (text.charCodeAt(quote + 1) !== QUOTE) {
      const next = cellEnd(text, quote + 1, parting);
      // What stands between the closing quote and the delimiter is kept unless it is blank.
      return { value: value + text.slice(quote + 1, next).trimEnd(), next, unclosed: false };
    }
    value += '"';
    start = quote + 2;
  }
}
