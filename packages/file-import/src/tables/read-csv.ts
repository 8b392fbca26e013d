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

/** Delimiters tried, the likelier first where two fit equally well. */
export const CSV_DELIMITERS = ['\t', ';', '|', ','] as const;
/** The last resort: cells parted by runs of blanks. */
export const BLANK_DELIMITER = ' ';

/** The part of a file that decides: enough for some fifty rows, little enough to cost nothing. */
const SAMPLE_CHARACTERS = 32_768;
const SAMPLE_ROWS = 50;

interface Fit {
  delimiter: string;
  /** Share of the rows that have the most common number of cells, if that is at least 2. */
  share: number;
  width: number;
}

/**
 * The delimiter that cuts the first rows most evenly into two or more cells; the wider cut where
 * two are as even. A comma when nothing cuts them, not even blanks.
 */
function sniffDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const fits = CSV_DELIMITERS.map((delimiter) => fitOf(sample, delimiter));
  const best = fits.reduce((a, b) =>
    b.share > a.share || (b.share === a.share && b.width > a.width) ? b : a,
  );
  if (best.share > 0) return best.delimiter;
  return fitOf(sample, BLANK_DELIMITER).share > 0.5 ? BLANK_DELIMITER : ',';
}

/** The most common of some numbers of cells; the larger where two are as common. 0 for none. */
export function commonWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let common = 0;
  for (const [width, count] of counts) {
    const most = counts.get(common) ?? 0;
    if (count > most || (count === most && width > common)) common = width;
  }
  return common;
}

function fitOf(sample: string, delimiter: string): Fit {
  const widths: number[] = [];
  for (const { cells } of readRecords(sample, delimiter)) {
    const [first = ''] = cells;
    // Comments are cut by anything or nothing.
    if (first.startsWith('#') || (cells.length === 1 && first.trim() === '')) continue;
    widths.push(cells.length);
    if (widths.length === SAMPLE_ROWS) break;
  }
  const width = commonWidth(widths.filter((count) => count >= 2));
  const share = widths.filter((count) => count === width).length / widths.length;
  return { delimiter, share: width >= 2 ? share : 0, width };
}
