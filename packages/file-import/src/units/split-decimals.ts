import type { CsvRow } from '../tables/csv-records.ts';

const WHOLE = /^\s*\d{1,3}$/;
const FRACTION = /^\d{1,3}\s*$/;

/**
 * Mends files that write `80,5` without quotes although a comma parts their cells: such rows are
 * one cell too long, and 80 would be read without a word. Joins the two cells where at least one
 * row leaves no other reading and no weight is written with a point.
 */
export function joinSplitDecimals(
  rows: readonly CsvRow[],
  width: number,
  weight: number | null,
): readonly CsvRow[] {
  if (weight === null) return rows;
  const isSplit = ({ cells }: CsvRow) =>
    cells.length === width + 1 &&
    WHOLE.test(cells[weight] ?? '') &&
    FRACTION.test(cells[weight + 1] ?? '');
  // A blank last cell may be a delimiter at the end of each row instead.
  const isCertain = (row: CsvRow) =>
    isSplit(row) && (weight === width - 1 || (row.cells.at(-1) ?? '').trim() !== '');
  if (!rows.some(isCertain) || rows.some(({ cells }) => cells[weight]?.includes('.'))) return rows;
  return rows.map((row) =>
    isSplit(row)
      ? {
          ...row,
          cells: row.cells.toSpliced(weight, 2, `${row.cells[weight]},${row.cells[weight + 1]}`),
        }
      : row,
  );
}
