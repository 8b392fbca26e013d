import { readRecords } from './csv-records.ts';

/** Delimiters tried, the likelier first where two fit equally well. */
export const CSV_DELIMITERS = ['\t', ';', '|', ','] as const;
/** The last resort: cells parted by runs of blanks. */
export const BLANK_DELIMITER = ' ';

/** How much of a file decides: enough for some fifty rows, little enough to cost nothing. */
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
export function sniffDelimiter(text: string): string {
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
