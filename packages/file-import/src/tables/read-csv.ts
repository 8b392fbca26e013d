import { sniffDelimiter } from './csv-delimiter.ts';
import { type CsvRow, readRecords } from './csv-records.ts';

export type { CsvRow } from './csv-records.ts';

/** A CSV file taken apart: rows that hold anything, in their order. Rows may differ in length. */
export interface CsvTable {
  readonly delimiter: string;
  readonly rows: readonly CsvRow[];
}

const BYTE_ORDER_MARK = /^\uFEFF/;
/** Excel's own first line that names the delimiter. It is not a row. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\r|\n|$)/i;

/**
 * Reads CSV text (RFC 4180 and its usual deviations) in time proportional to its length: byte
 * order mark, `sep=` line, CR, LF or CRLF, quoted cells with doubled quotes and line breaks. The
 * delimiter is `delimiter`, else what the `sep=` line says, else found by rules among `,` `;` `|` and
 * tab, at last runs of blanks. Never throws: a quote that nothing closes takes the rest of the text.
 */
export function readCsv(text: string, delimiter?: string): CsvTable {
  const marked = text.replace(BYTE_ORDER_MARK, '');
  const separator = SEPARATOR_LINE.exec(marked);
  const body = separator === null ? marked : marked.slice(separator[0].length);
  const used = delimiter ?? separator?.[1] ?? sniffDelimiter(body);
  const rows: CsvRow[] = [];
  for (const row of readRecords(body, used)) {
    if (row.cells.length > 1 || row.cells[0]?.trim()) rows.push(row);
  }
  return { delimiter: used, rows };
}
