import { cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';

const HALF = /^[ap]\.?\s?m\.?$/i;

/** The column that says AM or PM beside the one of times; null for none. */
export function halfOfDay({ names, body }: HistoryTable, columns: HistoryColumns): number | null {
  if (columns.time === null) return null;
  const used = new Set(Object.values(columns));
  const found = names.findIndex((_, column) => {
    const cells = used.has(column) ? [] : cellsBelow(body, column);
    return cells.length > 0 && cells.every((cell) => HALF.test(cell));
  });
  return found < 0 ? null : found;
}
