import type { HistoryColumns } from './history-columns.ts';

const WHOLE = /^\s*\d{1,3}$/;
const FRACTION = /^\d{1,3}\s*(?:\p{L}{1,6}\s*)?$/u;

/**
 * Mends a row that writes `2,5` without quotes although a comma parts its cells: it is too long, and
 * whatever stands behind would be read from the wrong column. Joins as many cells as there are too
 * many, where only one way does; null where that cannot be told.
 */
export function joinSplitCells(
  cells: readonly string[],
  width: number,
  { dose, weight, pain }: HistoryColumns,
): readonly string[] | null {
  let filled = cells.length;
  while (filled > width && (cells[filled - 1] ?? '').trim() === '') filled -= 1;
  const excess = filled - width;
  if (excess <= 0) return cells;
  const ways = joined(cells.slice(0, filled), excess, numbersIn([dose, weight, pain]));
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

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
    if (!WHOLE.test(whole) || !FRACTION.test(fraction)) return [];
    const mended = cells.toSpliced(column, 2, `${whole.trim()},${fraction.trim()}`);
    return joined(mended, excess - 1, columns.slice(index + 1));
  });
}
